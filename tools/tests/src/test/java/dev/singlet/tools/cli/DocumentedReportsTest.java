package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reports and documents of the examples, as the documentation shows them. */
class DocumentedReportsTest {

  private static final Path FOLDER = Path.of("../../docs/reports");
  private static final String HOW_TO_RECORD =
      "If the change is wanted, record it: mvn -pl tools/tests -am verify"
          + " -Dtest=DocumentedReportsTest -Dgolden.record=true"
          + " -Dsurefire.failIfNoSpecifiedTests=false";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"GITHUB, github.html", "SHOP, ecommerce.html"})
  void aReportIsThatOfTheExample(ExampleModel model, String file) throws IOException {
    assertRecorded(
        file, written("report", "--to", folder, "--table", model.table().java(), model.place()));
  }

  @ParameterizedTest
  @CsvSource({"GITHUB, github.md", "SHOP, ecommerce.md"})
  void aDocumentIsThatOfTheExample(ExampleModel model, String file) throws IOException {
    assertRecorded(
        file,
        written(
            "export",
            "--format",
            "markdown",
            "--to",
            folder,
            "--table",
            model.table().java(),
            model.place()));
  }

  /** Calls the command line, as users do, and returns the text of the file that it writes. */
  private static String written(Object... arguments) throws IOException {
    Call call = Call.of(arguments);

    assertThat(call.status()).as(call.err()).isZero();
    return Files.readString(Path.of(call.out().strip()));
  }

  private static void assertRecorded(String name, String text) throws IOException {
    Path file = FOLDER.resolve(name);
    if (Boolean.getBoolean("golden.record")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    assertThat(file).as(HOW_TO_RECORD).isRegularFile();
    assertThat(firstDifference(Files.readString(file), text)).as(HOW_TO_RECORD).isEmpty();
  }

  /** Returns the line that differs first: a page as a whole is too long for a message. */
  private static String firstDifference(String recorded, String text) {
    List<String> before = recorded.lines().toList();
    List<String> after = text.lines().toList();
    int line = 0;
    while (line < Math.min(before.size(), after.size())
        && before.get(line).equals(after.get(line))) {
      line++;
    }
    return recorded.equals(text)
        ? ""
        : "line %d: recorded %s, now %s".formatted(line + 1, at(before, line), at(after, line));
  }

  private static String at(List<String> lines, int line) {
    return line < lines.size() ? lines.get(line).strip() : "nothing";
  }
}
