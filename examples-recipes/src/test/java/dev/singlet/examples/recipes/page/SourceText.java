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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** A source of a recipe, of which pages show types and methods. */
final class SourceText {

  private static final Path SOURCES = Path.of("src/main/java/dev/singlet/examples/recipes");

  /** By file. All are read at once, because javac takes longer to begin than to read one. */
  private static final Map<String, SourceText> ALL = all();

  private final String text;
  private final CompilationUnitTree tree;
  private final SourcePositions positions;

  private SourceText(String text, CompilationUnitTree tree, SourcePositions positions) {
    this.text = text;
    this.tree = tree;
    this.positions = positions;
  }

  private static Map<String, SourceText> all() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        Stream<Path> sources = Files.walk(SOURCES)) {
      List<Path> paths = sources.filter(path -> path.toString().endsWith(".java")).toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromPaths(paths));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      Map<String, SourceText> all = new HashMap<>();
      for (CompilationUnitTree tree : task.parse()) {
        String name =
            SOURCES.toAbsolutePath().relativize(Path.of(tree.getSourceFile().toUri())).toString();
        String text = tree.getSourceFile().getCharContent(true).toString();
        all.put(name.replace('\\', '/'), new SourceText(text, tree, positions));
      }
      return all;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
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
    return hash < 0
        ? file(name).type()
        : file(name.substring(0, hash)).members(name.substring(hash + 1));
  }

  private static SourceText file(String name) {
    return Objects.requireNonNull(ALL.get(name), () -> "no source is called " + name);
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
