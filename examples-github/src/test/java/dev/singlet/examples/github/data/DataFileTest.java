package dev.singlet.examples.github.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistFile;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueStatus;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.shared.data.DataFile;
import dev.singlet.examples.shared.data.DataFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DataFileTest {

  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00.000Z");
  private static final Instant CREATED = Instant.parse("2024-01-15T08:00:00.000Z");
  private static final Instant MODIFIED = Instant.parse("2024-02-01T10:30:00.250Z");

  @TempDir Path directory;

  @Test
  void aRowHoldsAttributesByTheirStoredNamesAndStamps() throws Exception {
    assertThat(
            read(
                """
                [["Issue", {"owner": "aws", "repo_name": "toolbox", "issue_number": 42,
                  "title": "It fails", "body": "Often.", "status": "closed", "author": "alice",
                  "assignees": ["bob", "carol"], "labels": ["bug"],
                  "created": "2024-01-15T08:00:00Z", "modified": "2024-02-01T10:30:00.250Z"}]]
                """))
        .containsExactly(
            new Issue(
                "aws",
                "toolbox",
                42,
                "It fails",
                "Often.",
                IssueStatus.CLOSED,
                "alice",
                Set.of("bob", "carol"),
                Set.of("bug"),
                CREATED,
                MODIFIED));
  }

  @Test
  void nullsAndEmptySetsAreAbsentAndDefaultsFillIn() throws Exception {
    assertThat(
            read(
                """
                [["Issue", {"owner": "aws", "repo_name": "toolbox", "issue_number": 42,
                  "title": "It fails", "body": null, "author": "alice", "assignees": []}]]
                """))
        .containsExactly(
            new Issue(
                "aws",
                "toolbox",
                42,
                "It fails",
                null,
                IssueStatus.OPEN,
                "alice",
                Set.of(),
                Set.of(),
                NOW,
                NOW));
  }

  @Test
  void objectsAndListsBecomeNestedRecords() throws Exception {
    assertThat(
            read(
                """
                [["Gist", {"username": "alice", "gist_id": "g1", "is_public": false,
                  "files": [{"filename": "a", "language": null, "size": 3, "content": "abc"}]}]]
                """))
        .containsExactly(
            new Gist(
                "alice", "g1", null, false, List.of(new GistFile("a", null, 3, "abc")), NOW, NOW));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          '',                                                      2026-01-01T12:00:00Z, 2026-01-01T12:00:00Z
          ', "created": "2024-01-15T08:00:00Z"',                   2024-01-15T08:00:00Z, 2026-01-01T12:00:00Z
          ', "modified": "2024-01-15T08:00:00Z"',                  2024-01-15T08:00:00Z, 2024-01-15T08:00:00Z
          """)
  void stampsThatAreNotGivenFollowFromTheOtherOrFromNow(
      String stamps, Instant created, Instant modified) throws Exception {
    assertThat(read("[[\"Membership\", {\"org_name\": \"a\", \"username\": \"b\"" + stamps + "}]]"))
        .containsExactly(new Membership("a", "b", "member", created, modified));
  }

  @Test
  void anEmptyArrayHoldsNothing() throws Exception {
    assertThat(read("[]")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          42                                     | not a pair of an entity's name and an object
          ["User"]                               | not a pair of an entity's name and an object
          ["User", []]                           | not a pair of an entity's name and an object
          ["User", {}, 1]                        | not a pair of an entity's name and an object
          ["Membership", {"org_name": "a", "username": "b", "rank": 1}]      | Membership has no attribute rank
          ["Membership", {"org_name": "a", "username": "b", "PK": "x"}]      | Membership has no attribute PK
          ["Membership", {"org_name": "a", "username": "b", "_et": "User"}]  | Membership has no attribute _et
          ["Gist", {"username": "a", "gist_id": "b", "files": [{"filename": "c", "size": 1, "content": "d", "mode": 1}]}] | Gist has no attribute files[0].mode
          ["Membership", {"org_name": "a", "username": "b", "created": 7}]   | created is not a time like 2024-01-15T08:00:00.000Z
          ["Membership", {"org_name": "a", "username": "b", "modified": ""}] | modified is not a time like 2024-01-15T08:00:00.000Z
          ["Membership", {"org_name": "a", "username": "b c"}]               | [SGR0101] Membership is not valid: username must match [a-zA-Z0-9_-]+ (was "b c").
          """)
  void anInvalidRowIsReportedWithItsReason(String row, String reason) {
    assertThatThrownBy(() -> read("[\n" + row + "]"))
        .isInstanceOf(DataFileException.class)
        .hasMessage(
            file() + ": 1 of 1 rows not valid, nothing was written.\n  row 1 (line 2): " + reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "issue_number": 1                                | attribute title is required, and absent
          "issue_number": 1,   "title": null               | attribute title is required, and absent
          "issue_number": 1,   "title": 5                  | attribute title is of type N, not S
          "issue_number": "1", "title": "t"                | attribute issue_number is of type S, not N
          "issue_number": 1,   "title": "t", "labels": "x" | attribute labels is of type S, not SS, NS or BS
          "issue_number": 1,   "title": "t", "labels": [1] | attribute labels holds 1, which is not a string
          "issue_number": 1,   "title": "t", "status": "merged" | attribute status is "merged", none of [closed, open]
          "issue_number": 0,   "title": "t"                | [SGR0101] Issue is not valid: issueNumber must be at least 1 (was 0).
          "issue_number": 1.5, "title": "t" | attribute issue_number is 1.5, no integer from -9223372036854775808 to 9223372036854775807
          """)
  void aValueThatDoesNotFitItsAttributeIsReported(String attributes, String reason) {
    String row =
        "[\"Issue\", {\"owner\": \"o\", \"repo_name\": \"r\", \"author\": \"a\", "
            + attributes
            + "}]";

    assertThatThrownBy(() -> read("[" + row + "]"))
        .isInstanceOf(DataFileException.class)
        .hasMessage(
            file() + ": 1 of 1 rows not valid, nothing was written.\n  row 1 (line 1): " + reason);
  }

  @Test
  void allInvalidRowsAreReported() {
    assertThatThrownBy(
            () ->
                read(
                    """
                    [
                      ["Counter", {"org_id": "aws", "repo_id": "toolbox"}],
                      ["Counter", {"org_id": "aws", "repo_id": "a#b"}],
                      ["Membership", {"org_name": "a", "username": "b", "rank": 1}],
                      ["Counter", {"org_id": "aws", "repo_id": "toolbox", "current_value": 3}]
                    ]
                    """))
        .isInstanceOf(DataFileException.class)
        .message()
        .satisfies(
            message ->
                assertThat(message.lines().toList())
                    .hasSize(4)
                    .startsWith(file() + ": 3 of 4 rows not valid, nothing was written.")
                    .satisfies(
                        lines -> {
                          assertThat(lines.get(1)).startsWith("  row 2 (line 3): [SGR0102] ");
                          assertThat(lines.get(2))
                              .isEqualTo("  row 3 (line 4): Membership has no attribute rank");
                          assertThat(lines.get(3))
                              .isEqualTo("  row 4 (line 5): has the same key as row 1 (line 2).");
                        }));
  }

  @Test
  void aUserAndAnOrganizationOfOneNameAreADuplicate() {
    assertThatThrownBy(
            () ->
                read(
                    """
                    [["User", {"username": "ann", "email": "ann@example.com"}],
                     ["Organization", {"org_name": "ann"}]]
                    """))
        .hasMessageContaining("row 2 (line 2): has the same key as row 1 (line 1)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {}          | ' is not valid: it holds no JSON array.'
          [] []       | ' is not valid: there is more after the array.'
          ''          | ' is not valid: it holds no JSON array.'
          """)
  void theFileMustHoldOneArray(String text, String problem) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(DataFileException.class)
        .hasMessage(file() + problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[[\"User\", {]]", "[", "[[\"User\", {\"a\": 1, \"a\": 2}]]", "hello"})
  void textThatIsNoJsonIsReportedInOneLine(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(DataFileException.class)
        .message()
        .startsWith(file() + " is not JSON, at line 1, column ")
        .hasLineCount(1);
  }

  private List<GitHub> read(String json) throws IOException, DataFileException {
    Files.writeString(file(), json);
    return DataFile.read(file(), GitHubKinds.ALL, Clock.fixed(NOW, ZoneOffset.UTC));
  }

  private Path file() {
    return directory.resolve("rows.json");
  }
}
