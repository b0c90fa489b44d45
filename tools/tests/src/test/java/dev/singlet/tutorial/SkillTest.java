package dev.singlet.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Java blocks of the skill for coding agents compile with the processor, those that show a
 * mistake fail with its code, and the test that the skill shows passes.
 */
class SkillTest {

  private static final Path SKILL = Path.of("../../agents/singlet-modeling");
  private static final Path RECORDED = Path.of("../../docs/model/recorded.md");
  private static final String JAVA = "java";
  private static final Pattern TYPE =
      Pattern.compile(
          "^(?:public )?(?:sealed )?(?:interface|record|class) (\\w+)", Pattern.MULTILINE);
  private static final Pattern PACKAGE = Pattern.compile("^package (\\w+);", Pattern.MULTILINE);
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");

  @TempDir Path folder;

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(SKILL)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  private static List<Fence> fences() throws IOException {
    List<Fence> fences = new ArrayList<>();
    for (Path page : pages()) {
      fences.addAll(Fence.in(Files.readString(page)));
    }
    return fences;
  }

  @Test
  void blocksCompileAndTheirTestPasses() throws IOException {
    Path sources = folder.resolve(JAVA);
    Path classes = folder.resolve("classes");
    int number = 0;
    for (Fence fence : fences()) {
      if (fence.language().equals(JAVA)) {
        boolean isType = TYPE.matcher(fence.text()).find();
        write(sources, isType ? fence.text() : method("Block" + number++, fence.text()));
      }
    }
    assertThat(number).isEqualTo(5);

    assertThat(Compilation.main(sources, classes)).isEmpty();
    assertThat(TestRun.of(List.of("studio.StudioTest"), classes, classes).summary())
        .startsWith("[INFO] Tests run: 2, ");
  }

  @Test
  void mistakesHaveTheirCodes() throws IOException {
    int number = 0;
    for (Fence fence : fences()) {
      if (fence.language().startsWith(JAVA + " ")) {
        Path sources = folder.resolve("mistake" + number++);
        write(sources, fence.text());
        String code = fence.language().substring(JAVA.length() + 1);
        assertThat(Compilation.main(sources, folder.resolve("classes" + number)))
            .containsOnlyOnce(".java:[")
            .containsPattern("^Shop\\.java:\\[\\d+,\\d+] \\[" + code + "] ");
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
  void theBuildHasTheVersionsOfSingletAndTheGate() throws IOException {
    Path setup = SKILL.resolve("references/setup.md");
    Path file = Files.writeString(folder.resolve("pom.xml"), Fence.in(setup, "xml").get(0).text());
    Pom singlet = Pom.of(Path.of("../../pom.xml"));

    assertThat(Pom.of(file).versions())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "singlet-core", singlet.version(),
                "singlet-testing", singlet.version(),
                "singlet-processor", singlet.version(),
                "singlet-maven-plugin", singlet.version(),
                "junit-jupiter", singlet.property("junit.version"),
                "assertj-core", singlet.property("assertj.version"),
                "maven-compiler-plugin", singlet.property("compiler-plugin.version"),
                "maven-surefire-plugin", singlet.property("surefire-plugin.version")));
    assertThat(Fence.in(setup, "kotlin").get(0).text())
        .contains("singlet-core:" + singlet.version() + "\"")
        .contains("singlet-processor:" + singlet.version() + "\"")
        .contains("singlet-testing:" + singlet.version() + "\"");
    String gate = Fence.in(RECORDED, "xml").get(0).text();
    assertThat(Files.readString(file))
        .containsIgnoringWhitespaces(gate.substring(gate.indexOf("<executions>")));
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
}
