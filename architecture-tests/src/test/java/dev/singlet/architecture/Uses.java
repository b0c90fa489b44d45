package dev.singlet.architecture;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The classes that a class names: those that it imports, and those of its own package. Sources tell
 * more than class files: constants that the compiler copies, and {@code permits}.
 */
final class Uses extends TreeScanner<Void, Void> {

  private final Set<String> names = new HashSet<>();
  private final Set<String> imports = new TreeSet<>();
  private final Set<String> declared = new HashSet<>();

  private Uses() {}

  /** Returns the top-level classes of a module, each with those that it uses. */
  static Map<String, Set<String>> of(List<SourceFile> sources) {
    Set<String> classes = sources.stream().map(SourceFile::name).collect(Collectors.toSet());
    Map<String, Set<String>> all = new TreeMap<>();
    for (SourceFile source : sources) {
      Uses uses = new Uses();
      uses.scan(source.unit(), null);
      all.put(source.name(), uses.within(classes, source));
    }
    return all;
  }

  /** Returns the packages of a module, each with the others that its classes use. */
  static Map<String, Set<String>> ofPackages(List<SourceFile> sources) {
    Map<String, Set<String>> all = new TreeMap<>();
    of(sources)
        .forEach(
            (name, used) -> {
              Set<String> others = all.computeIfAbsent(packageOf(name), any -> new TreeSet<>());
              used.forEach(each -> others.add(packageOf(each)));
              others.remove(packageOf(name));
            });
    return all;
  }

  private static String packageOf(String name) {
    return name.substring(0, name.lastIndexOf('.'));
  }

  private Set<String> within(Set<String> classes, SourceFile source) {
    Set<String> used = new TreeSet<>();
    for (String imported : imports) {
      topLevel(imported, classes).ifPresent(used::add);
    }
    names.removeAll(declared);
    names.stream()
        .map(name -> source.packageName() + "." + name)
        .filter(classes::contains)
        .forEach(used::add);
    used.remove(source.name());
    return used;
  }

  /** Returns the class that a member or a nested class belongs to. */
  private static Optional<String> topLevel(String imported, Set<String> classes) {
    for (String name = imported;
        name.contains(".");
        name = name.substring(0, name.lastIndexOf('.'))) {
      if (classes.contains(name)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }

  @Override
  public Void visitImport(ImportTree tree, Void none) {
    imports.add(tree.getQualifiedIdentifier().toString());
    return null;
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void none) {
    names.add(tree.getName().toString());
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void none) {
    declared.add(tree.getSimpleName().toString());
    return super.visitClass(tree, null);
  }

  @Override
  public Void visitTypeParameter(TypeParameterTree tree, Void none) {
    declared.add(tree.getName().toString());
    return super.visitTypeParameter(tree, null);
  }
}
