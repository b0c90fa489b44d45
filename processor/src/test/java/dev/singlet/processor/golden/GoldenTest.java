package dev.singlet.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every generated file, to the letter: source, and what stands beside class files. {@code
 * -Dgolden.record=true} writes what is generated over what is expected.
 */
class GoldenTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final int COLUMNS = 100;
  private static final String MODELS =
      """
      github, ../examples-github/src/main/java/dev/singlet/examples/github/model
      keys, src/test/resources/golden/keys/model
      kinds, src/test/resources/golden/kinds/model
      """;

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource(textBlock = MODELS)
  void generatedSourceIsAsExpected(String name, Path model) throws IOException {
    Map<String, String> generated =
        generate(model, ToolProvider.getSystemJavaCompiler(), "-Xlint:all,-processing", "-Werror");
    Path expected = GOLDEN.resolve(name).resolve("generated");
    if (Boolean.getBoolean("golden.record")) {
      record(expected, generated);
    }
    assertThat(generated).containsExactlyEntriesOf(generatedFiles(expected));
    generated.forEach(
        (file, text) -> {
          if (file.endsWith(".java")) {
            assertThat(text.lines()).as(file).allMatch(line -> line.length() <= COLUMNS);
          }
        });
  }

  @ParameterizedTest
  @CsvSource(textBlock = MODELS)
  void eclipsesCompilerGeneratesTheSame(String name, Path model) throws IOException {
    assertThat(generate(model, new EclipseCompiler(), "-nowarn"))
        .containsExactlyEntriesOf(generatedFiles(GOLDEN.resolve(name).resolve("generated")));
  }

  @ParameterizedTest
  @CsvSource(textBlock = MODELS)
  void everythingThatPeopleSeeIsDocumented(String name, Path model) throws IOException {
    Path generated = GOLDEN.resolve(name).resolve("generated");
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of(
            "-proc:none",
            "-Xdoclint:all/package",
            "-Xmaxwarns",
            "10000",
            "-classpath",
            System.getProperty("java.class.path"),
            "-d",
            Files.createDirectories(directory.resolve("classes")).toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null);
        Stream<Path> models = Files.walk(model);
        Stream<Path> classes = Files.walk(generated)) {
      List<Path> sources =
          Stream.concat(models, classes).filter(path -> path.toString().endsWith(".java")).toList();
      compiler
          .getTask(null, files, found, options, null, files.getJavaFileObjectsFromPaths(sources))
          .call();
    }
    assertThat(found.getDiagnostics())
        .filteredOn(
            problem ->
                problem.getSource() == null
                    || Path.of(problem.getSource().getName()).startsWith(generated))
        .isEmpty();
  }

  /** Compiles a model; with javac, a warning in generated code is an error. */
  private Map<String, String> generate(Path model, JavaCompiler compiler, String... lint)
      throws IOException {
    StringWriter output = new StringWriter();
    List<String> options = new ArrayList<>(List.of(lint));
    options.addAll(
        List.of(
            "--release",
            "17",
            "-classpath",
            System.getProperty("java.class.path"),
            "-d",
            Files.createDirectories(directory.resolve("classes")).toString(),
            "-s",
            Files.createDirectories(directory.resolve("generated")).toString()));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(model)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              output,
              files,
              null,
              options,
              null,
              files.getJavaFileObjectsFromPaths(
                  sources.filter(path -> path.toString().endsWith(".java")).toList()));
      task.setProcessors(List.of(new SingletProcessor()));
      assertThat(task.call()).as(output::toString).isTrue();
    }
    Map<String, String> texts = generatedFiles(directory.resolve("generated"));
    texts.putAll(generatedFiles(directory.resolve("classes")));
    return texts;
  }

  private static void record(Path expected, Map<String, String> generated) throws IOException {
    for (String stale : generatedFiles(expected).keySet()) {
      Files.delete(expected.resolve(stale));
    }
    for (Map.Entry<String, String> file : generated.entrySet()) {
      Path path = expected.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }

  private static Map<String, String> generatedFiles(Path root) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    if (Files.exists(root)) {
      try (Stream<Path> paths = Files.walk(root)) {
        paths
            .filter(path -> Files.isRegularFile(path) && !path.toString().endsWith(".class"))
            .forEach(path -> texts.put(root.relativize(path).toString(), read(path)));
      }
    }
    return texts;
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
