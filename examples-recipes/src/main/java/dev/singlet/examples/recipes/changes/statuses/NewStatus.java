package dev.singlet.examples.recipes.changes.statuses;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;

/** Issues can be transferred from now on. */
public final class NewStatus implements Change {

  private static final String TABLE = "GitHub-statuses";

  @Override
  public void rollOut(Steps steps) {
    TableClient old = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The old program opens an issue",
        () ->
            old.execute(
                BeforeIssueEntity.put(
                    new Before.Issue("acme", "app", 1, "Slow", Before.IssueStatus.OPEN))));
    TableClient release = steps.client(AfterTable.SCHEMA, TABLE);
    steps.step(
        "Release 1 closes it, and writes nothing that is new",
        () ->
            release.execute(
                AfterIssueEntity.update("acme", "app", 1).status(After.IssueStatus.CLOSED)));
    steps.step(
        "Too early: release 1 transfers another one",
        () ->
            release.execute(
                AfterIssueEntity.put(
                    new After.Issue("acme", "app", 2, "Loud", After.IssueStatus.TRANSFERRED))));
    steps.refused(
        "The old program can't read the list any more",
        () -> old.execute(BeforeIssueEntity.ofRepo("acme", "app")));
    steps.step(
        "Once the last old program has ended, nobody is disturbed",
        () -> release.execute(AfterIssueEntity.ofRepo("acme", "app")));
  }
}
