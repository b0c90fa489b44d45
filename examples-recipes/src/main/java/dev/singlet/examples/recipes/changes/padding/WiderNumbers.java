package dev.singlet.examples.recipes.changes.padding;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;

/** Numbers of issues have ten digits in keys from now on. */
public final class WiderNumbers implements Change {

  private static final String TABLE = "GitHub-padding";

  @Override
  public void rollOut(Steps steps) {
    TableClient before = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The program opens an issue under eight digits",
        () -> before.execute(BeforeIssueEntity.put(new Before.Issue("acme", "app", 1, "Slow"))));
    TableClient after = steps.client(AfterTable.SCHEMA, TABLE);
    steps.step(
        "Too early: the next release doesn't find the issue",
        () -> after.execute(AfterIssueEntity.get("acme", "app", 1)));
    steps.step(
        "It opens a second issue of this number",
        () ->
            after.execute(
                AfterIssueEntity.put(new After.Issue("acme", "app", 1, "Copy")).ifNotExists()));
    steps.report("The move doesn't replace it", () -> after.execute(move()));
    steps.step(
        "Somebody deletes the wrong one",
        () -> after.execute(AfterIssueEntity.delete("acme", "app", 1)));
    MemoryJournal journal = new MemoryJournal();
    steps.report(
        "All programs are stopped, and the issues move",
        () -> after.execute(move().journal(journal)));
    steps.report(
        "All issues are under ten digits", () -> after.execute(VerifyItems.of(AfterTable.type())));
    steps.step(
        "The program with the new key starts",
        () -> after.execute(AfterIssueEntity.get("acme", "app", 1)));
    steps.report(
        "The way back: all programs are stopped, and the issues move back",
        () -> after.execute(UndoBackfill.of(AfterTable.type(), journal)));
    steps.step(
        "The older program finds its issue",
        () -> before.execute(BeforeIssueEntity.get("acme", "app", 1)));
  }

  /** Moves all issues. DynamoDB Local has no point-in-time recovery. */
  static Backfill move() {
    return Backfill.of(AfterTable.type()).movingItems().withoutRecovery();
  }
}
