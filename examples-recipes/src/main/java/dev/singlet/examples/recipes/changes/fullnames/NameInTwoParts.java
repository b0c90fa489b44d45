package dev.singlet.examples.recipes.changes.fullnames;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;

/** Users have a first and a last name from now on. */
public final class NameInTwoParts implements Change {

  private static final String TABLE = "GitHub-full-names";

  @Override
  public void rollOut(Steps steps) {
    TableClient old = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The old program stores two names",
        () -> {
          old.execute(BeforeUserEntity.put(new Before.User("ann", "Ann Lee")));
          old.execute(BeforeUserEntity.put(new Before.User("cy", "Cy Poe")));
        });
    TableClient first = steps.client(BetweenTable.SCHEMA, TABLE);
    steps.step(
        "Release 1 stores a name in the same form, with version 1",
        () -> first.execute(BetweenUserEntity.put(new Between.User("bob", "Bob Ray"))));
    steps.step("The old program reads that name", () -> old.execute(BeforeUserEntity.get("bob")));
    TableClient second = steps.client(AfterTable.SCHEMA, TABLE);
    steps.step(
        "The last old program has ended: release 2 reads both parts",
        () -> second.execute(AfterUserEntity.get("ann")));
    steps.refused(
        "An update would mix two forms",
        () -> second.execute(AfterUserEntity.update("ann").lastName("May")));
    steps.step(
        "Release 2 puts the name as it read it, and then updates it",
        () -> {
          second.execute(
              AfterUserEntity.put(second.execute(AfterUserEntity.get("ann")).orElseThrow()));
          second.execute(AfterUserEntity.update("ann").lastName("May"));
        });
    steps.refused(
        "Release 1 refuses to read what is newer",
        () -> first.execute(BetweenUserEntity.get("ann")));
    steps.refused(
        "Release 1 refuses to replace it",
        () -> first.execute(BetweenUserEntity.put(new Between.User("ann", "Ann Lee"))));
    steps.step(
        "Release 1 still reads what is older", () -> first.execute(BetweenUserEntity.get("bob")));
    MemoryJournal journal = new MemoryJournal();
    steps.report(
        "The last program of release 1 has ended: the backfill stores all names in two parts",
        () -> second.execute(backfill().journal(journal)));
    steps.step(
        "Release 2 updates a name without a put before",
        () -> second.execute(AfterUserEntity.update("bob").lastName("Roe")));
    steps.report(
        "The way back: the undo stores the older form again, where nobody has changed a name",
        () -> second.execute(UndoBackfill.of(AfterTable.type(), journal)));
  }

  /** Stores all names in two parts. DynamoDB Local has no point-in-time recovery. */
  static Backfill backfill() {
    return Backfill.of(AfterTable.type()).withoutRecovery();
  }
}
