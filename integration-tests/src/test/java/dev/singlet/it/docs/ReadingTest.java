package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ReadingTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private final List<String> log = new ArrayList<>();

  @BeforeEach
  void write() {
    for (int number = 1; number <= 3; number++) {
      Issue issue =
          IssueEntity.builder()
              .owner("aws")
              .repoName("sdk")
              .issueNumber(number)
              .title("Issue " + number)
              .build();
      Map<String, AttributeValue> item = new HashMap<>(IssueEntity.put(issue).toRequest().item());
      if (number == 2) {
        item.put("status", AttributeValue.createS("LOST"));
      }
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    }
  }

  @Test
  void pages() {
    TableClient github = table.client();

    Page<Issue> page =
        github.execute(IssueEntity.byRepo("aws", "sdk").onUnreadable(ReadPolicy.collect()));

    for (UnreadableItem item : page.unreadable()) {
      log.add(item.entity() + " " + item.key() + ", " + item.attribute() + " " + item.reason());
    }

    assertThat(page.items()).extracting(Issue::issueNumber).containsExactly(1L, 3L);
    assertThat(log).hasSize(1);
    assertThat(log.get(0)).startsWith("Issue ISSUE#aws#sdk / ISSUE#00000002, status ");
  }

  @Test
  void streams() {
    TableClient github = table.client();
    List<UnreadableItem> toRepair = new ArrayList<>();

    Stream<Issue> issues =
        github.stream(
            IssueEntity.byRepo("aws", "sdk").onUnreadable(ReadPolicy.collect(toRepair::add)));

    assertThat(issues).hasSize(2);
    assertThat(toRepair).hasSize(1);
  }

  @Test
  void defaults() {
    TableClient github = table.client();

    TableClient tolerant = github.withReadPolicy(ReadPolicy.skip());
    Page<Issue> page = tolerant.execute(IssueEntity.byRepo("aws", "sdk"));
    Optional<Issue> lost =
        tolerant.execute(IssueEntity.get("aws", "sdk", 2).onUnreadable(ReadPolicy.skip()));

    assertThat(page.items()).hasSize(2);
    assertThat(lost).isEmpty();
  }

  @Test
  void anItemUnderAnotherKeyIsMoved() {
    TableClient github = table.client();
    Issue four =
        IssueEntity.builder().owner("aws").repoName("sdk").issueNumber(4).title("Four").build();
    Map<String, AttributeValue> item = new HashMap<>(IssueEntity.put(four).toRequest().item());
    item.put("SK", AttributeValue.createS("ISSUE#00000009"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    List<UnreadableItem> aside = new ArrayList<>();
    github.execute(IssueEntity.get("aws", "sdk", 9).onUnreadable(ReadPolicy.collect(aside::add)));
    UnreadableItem unreadable = aside.get(0);
    TableClient unchecked = github.withKeysCheckedInQueries(false);
    assertThat(
            unchecked
                .execute(IssueEntity.byRepo("aws", "sdk").onUnreadable(ReadPolicy.skip()))
                .items())
        .extracting(Issue::title)
        .contains("Four");

    Map<String, AttributeValue> attributes = new HashMap<>(unreadable.item());
    attributes.keySet().removeAll(List.of("PK", "SK"));
    Issue issue = IssueEntity.fromItem(attributes);
    github.transact(IssueEntity.put(issue).ifNotExists(), IssueEntity.delete("aws", "sdk", 9));

    assertThat(github.execute(IssueEntity.get("aws", "sdk", 4))).isPresent();
    assertThat(github.execute(IssueEntity.get("aws", "sdk", 9))).isEmpty();
  }
}
