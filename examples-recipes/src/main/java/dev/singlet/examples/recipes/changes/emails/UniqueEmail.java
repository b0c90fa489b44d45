package dev.singlet.examples.recipes.changes.emails;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.tables.ReserveUnique;
import dev.singlet.tables.VerifyItems;

/** No two users have the same address from now on. */
public final class UniqueEmail implements Change {

  private static final String TABLE = "GitHub-emails";

  @Override
  public void rollOut(Steps steps) {
    TableClient old = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The old program stores an address twice",
        () -> {
          old.execute(BeforeUserEntity.put(new Before.User("ann", "ann@example.com")));
          old.execute(BeforeUserEntity.put(new Before.User("bob", "ann@example.com")));
        });
    TableClient release = steps.client(AfterTable.SCHEMA, TABLE);
    steps.step(
        "Release 1 reserves the address of a new user",
        () -> release.execute(AfterUserEntity.put(new After.User("cy", "cy@example.com"))));
    steps.step(
        "The old program doesn't look, and stores the address once more",
        () -> old.execute(BeforeUserEntity.put(new Before.User("dee", "cy@example.com"))));
    steps.report(
        "The last old program has ended: stored addresses are reserved, duplicates are listed",
        () -> release.execute(reservation()));
    steps.step(
        "The owners change one of each",
        () -> {
          release.execute(AfterUserEntity.update("bob").email("bob@example.com"));
          release.execute(AfterUserEntity.update("dee").email("dee@example.com"));
        });
    steps.report(
        "Once more: the address that Bob gave up is reserved for Ann",
        () -> release.execute(reservation()));
    steps.report(
        "All addresses are unique, and reserved",
        () -> release.execute(VerifyItems.of(AfterTable.type())));
    steps.refused(
        "Release 2 relies on it",
        () -> release.execute(AfterUserEntity.put(new After.User("eve", "ann@example.com"))));
  }

  static ReserveUnique reservation() {
    return ReserveUnique.of(AfterTable.type()).releaseOrphans();
  }
}
