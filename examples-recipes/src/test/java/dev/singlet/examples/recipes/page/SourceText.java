package dev.singlet.examples.recipes.page;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** A source of a recipe, of which pages show types and methods. */
final class SourceText {

  private static final Path SOURCES = Path.of("src/main/java/dev/singlet/examples/recipes");

  private final String text;
  private final CompilationUnitTree tree;
  private final SourcePositions positions;

  private SourceText(Path file) throws IOException {
    text = Files.readString(file);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(null, files, null, null, null, files.getJavaFileObjects(file));
      tree = task.parse().iterator().next();
      positions = Trees.instance(task).getSourcePositions();
    }
  }

  /**
   * Code without its comment.
   *
   * @param name a file, such as {@code userposts/Post.java}, for its type; with {@code #add} for
   *     the methods and types of that name in it
   */
  static String of(String name) {
    int hash = name.indexOf('#');
    try {
      return hash < 0
          ? new SourceText(SOURCES.resolve(name)).type()
          : new SourceText(SOURCES.resolve(name.substring(0, hash)))
              .members(name.substring(hash + 1));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private String type() {
    return text(tree.getTypeDecls().get(0));
  }

  private String members(String name) {
    List<String> found = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree method, Void nothing) {
        return keep(
            method, method.getName().contentEquals(name), () -> super.visitMethod(method, null));
      }

      @Override
      public Void visitClass(ClassTree type, Void nothing) {
        return keep(
            type, type.getSimpleName().contentEquals(name), () -> super.visitClass(type, null));
      }

      private Void keep(Tree member, boolean isMeant, Runnable within) {
        if (isMeant) {
          found.add(text(member));
        } else {
          within.run();
        }
        return null;
      }
    }.scan(tree, null);
    if (found.isEmpty()) {
      throw new IllegalArgumentException("nothing is called " + name);
    }
    return String.join("\n", found);
  }

  private String text(Tree member) {
    int start = (int) positions.getStartPosition(tree, member);
    int end = (int) positions.getEndPosition(tree, member);
    int line = text.lastIndexOf('\n', start) + 1;
    return text.substring(line, end).stripIndent() + "\n";
  }
}
