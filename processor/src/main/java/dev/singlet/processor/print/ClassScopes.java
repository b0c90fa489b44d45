package dev.singlet.processor.print;

import com.palantir.javapoet.ClassName;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The classes around a place in a source file, and the names of the file's classes at that place.
 */
final class ClassScopes {

  /** The innermost first. */
  private final Deque<Scope> scopes = new ArrayDeque<>();

  private record Scope(ClassName name, List<String> members) {}

  /**
   * Enters a class.
   *
   * @param members the simple names of the classes in it
   */
  void enter(ClassName name, List<String> members) {
    scopes.push(new Scope(name, members));
  }

  void leave() {
    scopes.pop();
  }

  /** Returns the shortest name of a class that is unambiguous here; null if there is none. */
  @Nullable String nameOf(ClassName name) {
    if (!isOfFile(name)) {
      return null;
    }
    for (ClassName part = name; part != null; part = part.enclosingClassName()) {
      ClassName found = declared(part.simpleName());
      if (found != null && found.canonicalName().equals(part.canonicalName())) {
        List<String> names = name.simpleNames();
        return String.join(".", names.subList(part.simpleNames().size() - 1, names.size()));
      }
    }
    return null;
  }

  private boolean isOfFile(ClassName name) {
    Scope file = scopes.peekLast();
    return file != null && isSame(name.topLevelClassName(), file.name());
  }

  /**
   * Compares two class names part by part, because comparing them as a whole makes texts of both.
   */
  private static boolean isSame(ClassName one, ClassName other) {
    return one.simpleName().equals(other.simpleName())
        && one.packageName().equals(other.packageName());
  }

  private @Nullable ClassName declared(String simpleName) {
    ClassName top = null;
    for (Scope scope : scopes) {
      if (scope.members().contains(simpleName)) {
        return scope.name().nestedClass(simpleName);
      }
      top = scope.name();
    }
    return top != null && top.simpleName().equals(simpleName) ? top : null;
  }
}
