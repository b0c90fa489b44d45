package dev.singlet.examples.recipes.changes.authors;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;

/** Issues are found by their author, too. */
public final class AuthorIndex implements Change {

  private static final String TABLE = "GitHub-authors";

  /** Writes the keys of all issues. DynamoDB Local has no point-in-time recovery. */
  static Backfill backfill() {
    return Backfill.of(AfterTable.type()).withoutRecovery();
  }

  @Override
  public void rollOut(Steps steps) {
    TableClient old = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The old program opens two issues",
        () -> {
          old.execute(BeforeIssueEntity.put(new Before.Issue("acme", "app", 1, "Slow", "ann")));
          old.execute(BeforeIssueEntity.put(new Before.Issue("acme", "app", 2, "Loud", "bob")));
        });
    steps.addIndexes("The index is created", AfterTable.SCHEMA, TABLE);
    TableClient release = steps.client(AfterTable.SCHEMA, TABLE);
    steps.step(
        "Release 1 opens an issue, with its key in the index",
        () ->
            release.execute(
                AfterIssueEntity.put(new After.Issue("acme", "app", 3, "Dark", "ann"))));
    steps.step(
        "Too early: the query misses the first issue of Ann",
        () -> release.execute(AfterIssueEntity.byAuthor("ann")));
    steps.step(
        "The old program puts the issue again, and erases its key",
        () -> old.execute(BeforeIssueEntity.put(new Before.Issue("acme", "app", 3, "Dim", "ann"))));
    steps.step(
        "Too early again: now the query misses both",
        () -> release.execute(AfterIssueEntity.byAuthor("ann")));
    steps.report(
        "The last old program has ended, and three issues lack the key",
        () -> release.execute(VerifyItems.of(AfterTable.type())));
    MemoryJournal journal = new MemoryJournal();
    steps.report(
        "The backfill writes the keys", () -> release.execute(backfill().journal(journal)));
    steps.report(
        "No issue lacks the key", () -> release.execute(VerifyItems.of(AfterTable.type())));
    steps.step(
        "Release 2 queries the index", () -> release.execute(AfterIssueEntity.byAuthor("ann")));
    steps.report(
        "The way back: release 2 has ended, and the undo removes the keys",
        () -> release.execute(UndoBackfill.of(AfterTable.type(), journal)));
  }
}
