package dev.singlet.examples.recipes.changes.padding;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.Move;
import dev.singlet.item.Put;
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
    steps.refused("The move doesn't replace it", () -> move(before, after));
    steps.step(
        "Somebody deletes the wrong one",
        () -> after.execute(AfterIssueEntity.delete("acme", "app", 1)));
    steps.step("All programs are stopped, and the issues move", () -> move(before, after));
    steps.report(
        "All issues are under ten digits", () -> after.execute(VerifyItems.of(AfterTable.type())));
    steps.step(
        "The program with the new key starts",
        () -> after.execute(AfterIssueEntity.get("acme", "app", 1)));
  }

  static long move(TableClient before, TableClient after) {
    return new Move<>(
            before,
            BeforeIssueEntity::get,
            BeforeIssueEntity::delete,
            issue -> after,
            WiderNumbers::moved)
        .all(BeforeTable.scan(BeforeIssueEntity.type()))
        .items();
  }

  private static Put<?> moved(Before.Issue old) {
    return AfterIssueEntity.put(
        new After.Issue(old.owner(), old.repoName(), old.issueNumber(), old.title()));
  }
}
