package dev.singlet.examples.recipes.changes.statuses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class NewStatusTest {

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  private TableClient old;
  private TableClient release;

  @BeforeEach
  void programs() {
    old = table.client();
    release = AfterTable.client(table.dynamoDb()).withTableName(table.tableName());
    old.execute(BeforeIssueEntity.put(issue(1, Before.IssueStatus.OPEN)));
  }

  private static Before.Issue issue(long number, Before.IssueStatus status) {
    return new Before.Issue("acme", "app", number, "Slow", status);
  }

  private void transfer(long number) {
    release.execute(
        AfterIssueEntity.put(
            new After.Issue("acme", "app", number, "Loud", After.IssueStatus.TRANSFERRED)));
  }

  @Test
  void bothProgramsReadAndWriteTheOlderConstants() {
    release.execute(AfterIssueEntity.update("acme", "app", 1).status(After.IssueStatus.CLOSED));

    assertThat(old.execute(BeforeIssueEntity.get("acme", "app", 1)))
        .contains(issue(1, Before.IssueStatus.CLOSED));
    old.execute(BeforeIssueEntity.put(issue(1, Before.IssueStatus.OPEN)));
    assertThat(release.execute(AfterIssueEntity.get("acme", "app", 1)))
        .map(After.Issue::status)
        .contains(After.IssueStatus.OPEN);
  }

  @Test
  void writtenTooEarlyItStopsTheOldProgramAtTheWholeList() {
    transfer(2);

    assertThatThrownBy(() -> old.execute(BeforeIssueEntity.get("acme", "app", 2)))
        .isInstanceOf(UnreadableItemException.class);
    assertThatThrownBy(() -> old.execute(BeforeIssueEntity.ofRepo("acme", "app")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("TRANSFERRED");
    assertThat(old.execute(BeforeIssueEntity.get("acme", "app", 1))).isPresent();
  }

  @Test
  void aPutOfTheOldProgramReplacesTheConstant() {
    transfer(1);

    old.execute(BeforeIssueEntity.put(issue(1, Before.IssueStatus.OPEN)));

    assertThat(release.execute(AfterIssueEntity.get("acme", "app", 1)))
        .map(After.Issue::status)
        .contains(After.IssueStatus.OPEN);
  }

  @Test
  void releaseTwoWritesWhatReleaseOneReads() {
    transfer(2);

    assertThat(release.execute(AfterIssueEntity.ofRepo("acme", "app")).items())
        .extracting(After.Issue::status)
        .containsExactly(After.IssueStatus.OPEN, After.IssueStatus.TRANSFERRED);
  }
}
