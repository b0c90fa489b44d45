package dev.singlet.examples.recipes.changes.comments;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.item.Put;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;

/** Comments of all issues of a repository are in one partition from now on. */
public final class CommentsInRepository implements Change {

  private static final String TABLE = "GitHub-comments";

  @Override
  public void rollOut(Steps steps) {
    TableClient before = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The program comments on two issues",
        () -> {
          before.execute(put(1, "c1", "Me, too."));
          before.execute(put(2, "c2", "Solved."));
        });
    TableClient after = steps.client(AfterTable.SCHEMA, TABLE);
    steps.step(
        "Too early: the partition of the repository is empty",
        () -> after.execute(AfterIssueCommentEntity.ofRepo("acme", "app")));
    MemoryJournal journal = new MemoryJournal();
    steps.report(
        "All programs are stopped, and the comments move",
        () -> after.execute(move().journal(journal)));
    steps.report(
        "All comments are in the partition of their repository",
        () -> after.execute(VerifyItems.of(AfterTable.type())));
    steps.step(
        "The program with the new key reads the comments of all issues",
        () -> after.execute(AfterIssueCommentEntity.ofRepo("acme", "app")));
    steps.step(
        "It reads those of one issue by the beginning of the sort key",
        () -> after.execute(AfterIssueCommentEntity.ofRepo("acme", "app").issueNumber(2)));
    steps.report(
        "The way back: all programs are stopped, and the comments move back",
        () -> after.execute(UndoBackfill.of(AfterTable.type(), journal)));
    steps.step(
        "The older program reads the comments of an issue",
        () -> before.execute(BeforeIssueCommentEntity.ofIssue("acme", "app", 2)));
  }

  private static Put<Before.IssueComment> put(long issue, String id, String body) {
    return BeforeIssueCommentEntity.put(new Before.IssueComment("acme", "app", issue, id, body));
  }

  /** Moves all comments. DynamoDB Local has no point-in-time recovery. */
  static Backfill move() {
    return Backfill.of(AfterTable.type()).movingItems().withoutRecovery();
  }
}
