package dev.singlet.tutorial;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles a folder of sources, as Maven does. */
final class Compilation {

  private static final int MAX_LINE = 100;

  private final String classPath;
  private final boolean generates;

  private Compilation(String classPath, boolean generates) {
    this.classPath = classPath;
    this.generates = generates;
  }

  /** Compiles the program, with Singlet's processor. */
  static String main(Path sources, Path classes) {
    return new Compilation(System.getProperty("java.class.path"), true).errors(sources, classes);
  }

  /** Compiles its tests. */
  static String tests(Path sources, Path main, Path classes) {
    String classPath =
        main + System.getProperty("path.separator") + System.getProperty("java.class.path");
    return new Compilation(classPath, false).errors(sources, classes);
  }

  /** Returns the errors, in lines that fit a page; empty if there are none. */
  private String errors(Path sources, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (var files = compiler.getStandardFileManager(diagnostics, null, null);
        Stream<Path> found = Files.walk(sources)) {
      Files.createDirectories(classes);
      List<Path> all = found.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              diagnostics,
              List.of("--release", "17", "-d", classes.toString(), "-cp", classPath),
              null,
              files.getJavaFileObjectsFromPaths(all));
      task.setProcessors(generates ? List.of(new SingletProcessor()) : List.of());
      task.setLocale(Locale.ROOT);
      task.call();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(Compilation::text)
        .collect(Collectors.joining());
  }

  private static String text(Diagnostic<? extends JavaFileObject> error) {
    String message =
        "%s:[%d,%d] %s"
            .formatted(
                Path.of(error.getSource().getName()).getFileName(),
                error.getLineNumber(),
                error.getColumnNumber(),
                error.getMessage(Locale.ROOT));
    return message.lines().map(Compilation::wrapped).collect(Collectors.joining());
  }

  private static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    int length = 0;
    for (String word : text.split("(?<=\\S) ", -1)) {
      if (length > 0 && length + 1 + word.length() > MAX_LINE) {
        lines.append('\n');
        length = 0;
      } else if (length > 0) {
        lines.append(' ');
        length++;
      }
      lines.append(word);
      length += word.length();
    }
    return lines.append('\n').toString();
  }
}
