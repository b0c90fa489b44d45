package dev.singlet.examples.recipes.changes.comments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Stops;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CommentsInRepositoryTest {

  private static final int ISSUES = 3;

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  private TableClient before;
  private TableClient after;

  @BeforeEach
  void programs() {
    before = before(table.dynamoDb());
    after = after(table.dynamoDb());
  }

  private TableClient before(DynamoDbClient dynamoDb) {
    return BeforeTable.client(dynamoDb).withTableName(table.tableName());
  }

  private TableClient after(DynamoDbClient dynamoDb) {
    return AfterTable.client(dynamoDb).withTableName(table.tableName());
  }

  /** A comment on each issue. */
  private void fill() {
    LongStream.rangeClosed(1, ISSUES)
        .forEach(
            issue -> {
              after.execute(AfterIssueCommentEntity.delete("acme", "app", issue, "c" + issue));
              before.execute(
                  BeforeIssueCommentEntity.put(
                      new Before.IssueComment("acme", "app", issue, "c" + issue, "Me, too.")));
            });
  }

  private List<String> comments() {
    return after.stream(AfterIssueCommentEntity.ofRepo("acme", "app"))
        .map(After.IssueComment::commentId)
        .toList();
  }

  private ItemsReport compared() {
    return after.execute(VerifyItems.of(AfterTable.type()));
  }

  @Test
  void beforeTheMoveThePartitionIsEmpty() {
    fill();

    assertThat(comments()).isEmpty();
    assertThat(after.execute(AfterIssueCommentEntity.ofRepo("acme", "app").deleteAll()).deleted())
        .isZero();
    assertThat(compared().differences()).extracting(ItemDifference::kind).contains(Kind.OTHER_KEY);
    assertThat(table.items()).hasSize(ISSUES);
  }

  @Test
  void theMoveCanStopAfterEachRequest() {
    int stops =
        Stops.afterEachRequest(
            table.dynamoDb(),
            this::fill,
            dynamoDb -> after(dynamoDb).execute(CommentsInRepository.move()),
            () -> {
              assertThat(comments()).containsExactly("c1", "c2", "c3");
              assertThat(table.items()).hasSize(ISSUES);
              assertThat(compared().fitsModel()).isTrue();
            });

    assertThat(stops).as("of a look, a scan and a move of each comment").isEqualTo(ISSUES + 1);
  }

  @Test
  void afterTheMoveTheOldProgramFindsNothingUntilItsUndo() {
    fill();
    List<Map<String, AttributeValue>> start = table.items();
    MemoryJournal journal = new MemoryJournal();
    assertThat(after.execute(CommentsInRepository.move().journal(journal)).isFine()).isTrue();

    assertThat(before.stream(BeforeIssueCommentEntity.ofIssue("acme", "app", 1))).isEmpty();
    assertThat(after.stream(AfterIssueCommentEntity.ofRepo("acme", "app").issueNumber(2)))
        .extracting(After.IssueComment::commentId)
        .containsExactly("c2");
    assertThat(after.execute(UndoBackfill.of(AfterTable.type(), journal)).undone())
        .isEqualTo(ISSUES);
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(start);
  }
}
