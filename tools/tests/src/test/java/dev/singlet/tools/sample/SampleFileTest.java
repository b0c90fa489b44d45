package dev.singlet.tools.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.error.UserErrorException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleFileTest {

  @TempDir private Path folder;

  private Samples read(String json) throws IOException {
    Path file = Files.writeString(folder.resolve("data.json"), json);
    return SampleFile.read(
        file, ExampleModel.GITHUB.table(), SampleFileTest.class.getClassLoader());
  }

  @Test
  void rowsBecomeItemsWithKeysInTheOrderOfTheEntities() throws IOException {
    Samples samples =
        read(
            """
            [["User", {"username": "ann", "email": "ann@example.com"}],
             ["Issue", {"owner": "ann", "repo_name": "atlas", "issue_number": 7, "title": "Hi",
                        "status": "closed", "author": "bob", "labels": ["bug"],
                        "created": "2024-01-15T08:00:00.000Z",
                        "modified": "2024-02-15T08:00:00.000Z"}]]
            """);

    assertThat(samples.items()).extracting(SampleItem::entity).containsExactly("Issue", "User");
    assertThat(samples.items().get(0).attributes())
        .containsEntry("PK", Map.of("S", "ISSUE#ann#atlas#00000007"))
        .containsEntry("GSI4SK", Map.of("S", "#ISSUE#CLOSED#00000007"))
        .containsEntry("_ct", Map.of("S", "2024-01-15T08:00:00.000Z"))
        .containsEntry("_md", Map.of("S", "2024-02-15T08:00:00.000Z"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          {}                                  | holds no JSON array.
          [                                   | is not JSON:
          [["User"]]                          | row 1: not a pair of an entity's name and an object.
          [["Usr", {}]]                       | row 1: there is no entity "Usr". Entities: Counter, Fork,
          [["User", {"username": "ann"}]]     | row 1 (User): [SGR0204] JSON, email: is required
          [["User", {"created": "today"}]]    | row 1 (User): created is not a time like
          [["Gist", {"username": "a b", "gist_id": "1"}]] | row 1 (Gist): [SGR0101] Gist is not valid:
          """)
  void aWrongFileIsToldInOneLine(String json, String message) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(message)
        .hasMessageNotContaining("\n");
  }

  @Test
  void aMissingFileIsToldInOneLine() {
    Path missing = folder.resolve("missing.json");

    assertThatThrownBy(
            () ->
                SampleFile.read(
                    missing, ExampleModel.GITHUB.table(), SampleFileTest.class.getClassLoader()))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(missing + " can't be read. Give a file of JSON in UTF-8.");
  }
}
