package dev.singlet.examples.recipes.changes.names;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;

/** Organizations are teams from now on, and their description is called about. */
public final class OtherNames implements Change {

  private static final String TABLE = "GitHub-names";

  @Override
  public void rollOut(Steps steps) {
    TableClient old = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The old program stores an organization",
        () ->
            old.execute(
                BeforeOrganizationEntity.put(new Before.Organization("acme", "We make it."))));
    TableClient first = steps.client(BetweenTable.SCHEMA, TABLE);
    steps.step("Release 1 reads it as a team", () -> first.execute(BetweenTeamEntity.get("acme")));
    steps.step(
        "Release 1 changes it under the older name",
        () -> first.execute(BetweenTeamEntity.update("acme").about("We make all.")));
    steps.step(
        "The old program reads the change",
        () -> old.execute(BeforeOrganizationEntity.get("acme")));
    TableClient second = steps.client(AfterTable.SCHEMA, TABLE);
    steps.step(
        "The last old program has ended: release 2 writes the new names",
        () -> second.execute(AfterTeamEntity.put(new After.Team("zeta", "We sell it."))));
    steps.step("Release 1 reads it, too", () -> first.execute(BetweenTeamEntity.get("zeta")));
    steps.step(
        "An old program that comes back finds nothing",
        () -> old.execute(BeforeOrganizationEntity.get("zeta")));
    steps.report(
        "Items that still have older names",
        () -> second.execute(VerifyItems.of(AfterTable.type())));
    MemoryJournal journal = new MemoryJournal();
    steps.report(
        "The last program of release 1 has ended: the backfill stores the new names",
        () -> second.execute(backfill().journal(journal)));
    steps.report(
        "No item has an older name, so that the aliases can go",
        () -> second.execute(VerifyItems.of(AfterTable.type())));
    steps.report(
        "The way back: the undo stores the older names again",
        () -> second.execute(UndoBackfill.of(AfterTable.type(), journal)));
    steps.step("Release 1 reads them", () -> first.execute(BetweenTeamEntity.get("acme")));
  }

  /** Stores all items under the new names. DynamoDB Local has no point-in-time recovery. */
  static Backfill backfill() {
    return Backfill.of(AfterTable.type()).withoutRecovery();
  }
}
