package dev.singlet.skill;

import static java.util.regex.Pattern.DOTALL;
import static java.util.regex.Pattern.MULTILINE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.testkit.engine.EngineTestKit;

/**
 * The Java blocks of the skill for coding agents compile with the processor, those that show a
 * mistake fail with its code, and the test that the skill shows passes.
 */
class SkillTest {

  private static final Path SKILL = Path.of("../../agents/singlet-modeling");
  private static final Pattern BLOCK =
      Pattern.compile("^```java(.*?)\\n(.*?)^```$", MULTILINE | DOTALL);
  private static final Pattern TYPE =
      Pattern.compile("^(?:public )?(?:sealed )?(?:interface|record|class) (\\w+)", MULTILINE);
  private static final Pattern PACKAGE = Pattern.compile("^package (\\w+);", MULTILINE);
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");

  @TempDir Path folder;

  /** A block of Java, and the code of the mistake that it shows; empty for none. */
  private record Block(String code, String mistake) {

    boolean isType() {
      return TYPE.matcher(code).find();
    }
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(SKILL)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  private static List<Block> blocks() throws IOException {
    List<Block> blocks = new ArrayList<>();
    for (Path page : pages()) {
      Matcher block = BLOCK.matcher(Files.readString(page));
      while (block.find()) {
        blocks.add(new Block(block.group(2), block.group(1).strip()));
      }
    }
    return blocks;
  }

  @Test
  void blocksCompileAndTheirTestPasses() throws Exception {
    Path sources = folder.resolve("java");
    int number = 0;
    for (Block block : blocks()) {
      if (block.mistake().isEmpty() && block.isType()) {
        write(sources, block.code());
      } else if (block.mistake().isEmpty()) {
        write(sources, method("Block" + number++, block.code()));
      }
    }
    assertThat(number).isEqualTo(5);

    Path classes = folder.resolve("classes");
    assertThat(errors(sources, classes)).isEmpty();
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      EngineTestKit.engine("junit-jupiter")
          .selectors(selectClass(loader.loadClass("studio.StudioTest")))
          .execute()
          .testEvents()
          .assertStatistics(statistics -> statistics.started(2).succeeded(2));
    }
  }

  @Test
  void mistakesHaveTheirCodes() throws Exception {
    int number = 0;
    for (Block block : blocks()) {
      if (!block.mistake().isEmpty()) {
        Path sources = folder.resolve("mistake" + number++);
        write(sources, block.code());
        assertThat(errors(sources, folder.resolve("classes" + number)))
            .singleElement()
            .asString()
            .startsWith("[" + block.mistake() + "]");
      }
    }
    assertThat(number).isEqualTo(6);
  }

  @Test
  void theSkillHasItsHead() throws IOException {
    List<String> lines = Files.readAllLines(SKILL.resolve("SKILL.md"));

    assertThat(lines.get(0)).isEqualTo("---");
    assertThat(lines.get(1)).isEqualTo("name: " + SKILL.getFileName());
    assertThat(lines.get(2)).startsWith("description: ").hasSizeBetween(100, 1024);
    assertThat(lines).hasSizeLessThan(500);
  }

  @Test
  void versionsAreThoseOfSinglet() throws IOException {
    String parent = Files.readString(SKILL.resolve("../../pom.xml"));
    Matcher version =
        Pattern.compile("version>([0-9][^<]*)<")
            .matcher(Files.readString(SKILL.resolve("references/setup.md")));

    assertThat(version.results().map(found -> ">" + found.group(1) + "<"))
        .filteredOn(each -> !each.equals(">1<"))
        .hasSize(5)
        .allSatisfy(each -> assertThat(parent).contains(each));
  }

  @Test
  void linksLeadToFiles() throws IOException {
    for (Path page : pages()) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        assertThat(page.resolveSibling(link.group(1))).as(page.toString()).exists();
      }
    }
  }

  /** Statements are the body of a method, after their imports. */
  private static String method(String type, String code) {
    String imports =
        code.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
    String body =
        code.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
    String client =
        body.contains("TableClient studio =")
            ? "software.amazon.awssdk.services.dynamodb.DynamoDbClient dynamoDb"
            : "dev.singlet.TableClient studio, java.time.Instant noon";
    return "package blocks;\n%s\nclass %s {\n  void run(%s) {\n%s\n  }\n}\n"
        .formatted(imports, type, client, body);
  }

  private static void write(Path sources, String code) throws IOException {
    Matcher type = TYPE.matcher(code);
    Matcher in = PACKAGE.matcher(code);
    assertThat(type.find() && in.find()).as(code).isTrue();
    Path file = sources.resolve(in.group(1)).resolve(type.group(1) + ".java");
    assertThat(file).doesNotExist();
    Files.createDirectories(file.getParent());
    Files.writeString(file, code);
  }

  private static List<String> errors(Path sources, Path classes) throws IOException {
    Files.createDirectories(classes);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (var manager = compiler.getStandardFileManager(diagnostics, null, null);
        Stream<Path> files = Files.walk(sources)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              manager,
              diagnostics,
              List.of("--release", "17", "-d", classes.toString()),
              null,
              manager.getJavaFileObjectsFromPaths(
                  files.filter(file -> file.toString().endsWith(".java")).toList()));
      task.setProcessors(List.of(new SingletProcessor()));
      task.setLocale(Locale.ROOT);
      task.call();
    }
    return diagnostics.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .map(each -> each.getMessage(Locale.ROOT))
        .toList();
  }
}
