package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ValidationException;
import dev.singlet.it.docs.model.GitHub;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.stream.ItemChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

class FormatsTest {

  private static final Issue ISSUE =
      IssueEntity.builder()
          .owner("aws")
          .repoName("sdk")
          .issueNumber(42)
          .title("It \"fails\"")
          .labels(Set.of("bug"))
          .build();

  private static final String JSON =
      "{\"issue_number\":42,\"labels\":[\"bug\"],\"owner\":\"aws\",\"repo_name\":\"sdk\","
          + "\"status\":\"OPEN\",\"title\":\"It \\\"fails\\\"\"}";

  private final List<String> log = new ArrayList<>();

  @Test
  void items() {
    Issue issue = ISSUE;

    Map<String, AttributeValue> item = IssueEntity.toItem(issue);
    Issue same = IssueEntity.fromItem(item);
    GitHub any = GitHubTable.fromItem(item);

    assertThat(same).isEqualTo(issue);
    assertThat(any).isEqualTo(issue);
  }

  @Test
  void dynamoDbJson() {
    Issue issue = ISSUE;

    String exported = DynamoDbJson.write(IssueEntity.toItem(issue));
    Issue imported = IssueEntity.fromItem(DynamoDbJson.read(exported));

    assertThat(exported).contains("\"issue_number\":{\"N\":\"42\"}");
    assertThat(imported).isEqualTo(issue);
  }

  @Test
  void plainJson() {
    Issue issue = ISSUE;

    EntityJson<Issue> json = EntityJson.of(IssueEntity.type());
    String text = json.write(issue);
    Issue parsed = json.read(text);

    assertThat(text).isEqualTo(JSON);
    assertThat(parsed).isEqualTo(issue);
  }

  @Test
  void schema() {
    String schema = IssueEntity.jsonSchema();

    assertThat(schema)
        .contains("\"title\": {\"type\": \"string\", \"maxLength\": 255}")
        .contains("\"additionalProperties\": false");
  }

  @Test
  void streams() {
    Map<String, AttributeValue> item = IssueEntity.toItem(ISSUE);
    Record record =
        Record.builder()
            .eventName("INSERT")
            .dynamodb(
                stream ->
                    stream.keys(Map.of("PK", item.get("PK"), "SK", item.get("SK"))).newImage(item))
            .build();

    GitHubTable.change(record).ifPresent(this::log);

    assertThat(log).containsExactly("opened ISSUE#aws#sdk / ISSUE#00000042");
  }

  void log(ItemChange<GitHub> change) {
    if (change instanceof ItemChange.Inserted<GitHub> inserted
        && inserted.item() instanceof Issue) {
      log.add("opened " + change.event().key());
    }
  }

  @Test
  void defaultsFillInWhatJsonLacks() {
    Issue read =
        EntityJson.of(IssueEntity.type())
            .read(
                "{\"owner\": \"aws\", \"repo_name\": \"sdk\", \"issue_number\": 4.2E1,"
                    + " \"title\": \"t\", \"assignee\": null}");

    assertThat(read.status()).isEqualTo(Issue.Status.OPEN);
    assertThat(read.issueNumber()).isEqualTo(42);
    assertThat(read.labels()).isEmpty();
    assertThat(read.assignee()).isNull();
  }

  @Test
  void anInvalidEntityHasNoJson() {
    Issue invalid = IssueEntity.builder(ISSUE).issueNumber(0).build();

    assertThatThrownBy(() -> EntityJson.of(IssueEntity.type()).write(invalid))
        .isInstanceOf(ValidationException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[\"bug\"]|\"bug\"|labels|is a string, and should be an array",
        "[\"bug\"]|[\"bug\", 1]|labels[1]|is a number, and should be a string",
        "[\"bug\"]|[\"bug\", \"bug\"]|labels[1]|is in the set already",
        "42|\"42\"|issue_number|is a string, and should be a number",
        "42|4.5|issue_number|is the number 4.5, and should be an integer",
        "42|99999999999999999999|issue_number|",
        "OPEN|SHUT|status|is \"SHUT\". There are OPEN, CLOSED",
        "\"title\"|\"titel\"|titel|is unknown. There are assignee, issue_number, labels, owner,"
            + " repo_name, status, title",
        "\"owner\":\"aws\",|``|owner|is required, and not there",
        "\"aws\"|null|owner|is null, and should be a string",
      })
  void whatDoesNotFitIsNamedWithItsPlace(
      String replaced, String replacement, String path, String reason) {
    String text = JSON.replace(replaced, replacement);
    EntityJson<Issue> json = EntityJson.of(IssueEntity.type());

    assertThatThrownBy(() -> json.read(text))
        .isInstanceOfSatisfying(
            InvalidJsonException.class,
            invalid -> {
              assertThat(invalid.path()).isEqualTo(path);
              assertThat(invalid.reason()).contains(reason == null ? "" : reason);
            });
  }
}
