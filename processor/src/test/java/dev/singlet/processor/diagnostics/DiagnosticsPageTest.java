package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.ErrorCode;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Found;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The documentation of diagnostics holds all of them, and its examples show them. */
class DiagnosticsPageTest {

  private static final Path MAIN = Path.of("src/main/java/dev/singlet/processor");
  private static final Path PAGE = Path.of("../docs/reference/diagnostics.md");
  private static final Pattern SECTION =
      Pattern.compile("(?ms)^#### (SGT\\d{4}): ([^\\n]+)\\n(.*?)(?=^#{2,4} |\\z)");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```java\\n(.*?)```");

  @Test
  void everyCodeHasASectionInOrder() throws IOException {
    assertThat(sections().keySet())
        .containsExactlyElementsOf(Arrays.stream(Code.values()).map(Code::code).toList());
  }

  /**
   * Examples of hidden or unseen annotations take two steps to compile, see {@link
   * CompiledRecordsTest}.
   */
  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"HIDDEN_ANNOTATION", "UNSEEN_NULLABLE"})
  void itsExampleGivesThatDiagnosticAndNoOther(Code code) throws IOException {
    List<String> examples =
        EXAMPLE.matcher(sections().get(code.code())).results().map(r -> r.group(1)).toList();
    assertThat(examples).hasSize(1);
    String example = examples.get(0);
    Compilation compilation =
        example.contains("@Table") ? Compilation.compile(example) : Compilation.shop(example);
    assertThat(compilation.found()).hasSize(1);
    Found found = compilation.found().get(0);
    assertThat(found.text()).startsWith("[" + code.code() + "] ");
    assertThat(found.kind()).isEqualTo(code.isWarning() ? Kind.WARNING : Kind.ERROR);
  }

  @ParameterizedTest
  @EnumSource
  void aWarningSaysHowItIsSilenced(Code code) throws IOException {
    if (code.isWarning()) {
      assertThat(sections().get(code.code()))
          .contains("@SuppressWarnings(\"" + code.category() + "\")");
    }
  }

  @ParameterizedTest
  @EnumSource
  void itsSectionNamesTheClassesThatReportIt(Code code) throws IOException {
    Pattern use = Pattern.compile("Code\\." + code.name() + "\\b(?!\\.code)");
    List<String> classes = new ArrayList<>();
    for (String room : List.of("read", "validate", "verdict")) {
      classes.addAll(classesWith(use, MAIN.resolve(room)));
    }

    assertThat(sections().get(code.code()).strip())
        .endsWith(
            classes.stream().sorted().collect(Collectors.joining("`, `", "\nClass: `", "`.")));
  }

  private static List<String> classesWith(Pattern use, Path room) throws IOException {
    try (Stream<Path> files = Files.walk(room)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> use.matcher(read(file)).find())
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .toList();
    }
  }

  @Test
  void codesOfCompileTimeAndRunTimeAreUnique() {
    assertThat(
            Stream.concat(
                Arrays.stream(Code.values()).map(Code::code),
                Arrays.stream(ErrorCode.values()).map(ErrorCode::code)))
        .doesNotHaveDuplicates();
  }

  @Test
  void everyErrorCodeIsInTheTable() throws IOException {
    assertThat(
            Pattern.compile("(?m)^\\| (SGR\\d{4}) \\|")
                .matcher(Files.readString(PAGE))
                .results()
                .map(result -> result.group(1)))
        .containsExactlyElementsOf(Arrays.stream(ErrorCode.values()).map(ErrorCode::code).toList());
  }

  @ParameterizedTest
  @EnumSource
  void everyCodeHasATestOfItsText(Code code) throws IOException {
    try (Stream<Path> tests = Files.walk(Path.of("src/test/java"))) {
      assertThat(tests.filter(Files::isRegularFile))
          .anyMatch(test -> read(test).contains("\"[" + code.code() + "] "));
    }
  }

  /** A rule is a class in {@code validate}. */
  @Test
  void everyRuleHasATestOfItsName() throws IOException {
    Path tests = Path.of("src/test/java/dev/singlet/processor");

    assertThat(
            classesWith(
                Pattern.compile("implements (Entity|Half|Collection)?Rule\\b"),
                MAIN.resolve("validate")))
        .hasSizeGreaterThan(40)
        .allMatch(
            rule ->
                Files.exists(tests.resolve("diagnostics/" + rule + "Test.java"))
                    || Files.exists(tests.resolve("validate/" + rule + "Test.java")));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Map<String, String> sections() throws IOException {
    Map<String, String> sections = new TreeMap<>();
    SECTION
        .matcher(Files.readString(PAGE))
        .results()
        .forEach((MatchResult section) -> sections.put(section.group(1), section.group(3)));
    return sections;
  }
}
