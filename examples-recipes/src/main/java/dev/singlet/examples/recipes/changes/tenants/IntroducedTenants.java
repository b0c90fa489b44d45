package dev.singlet.examples.recipes.changes.tenants;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.Move;
import dev.singlet.item.Put;
import dev.singlet.tables.VerifyItems;

/** Each user belongs to a tenant from now on: that of the host of the address. */
public final class IntroducedTenants implements Change {

  private static final String TABLE = "GitHub-tenants";

  @Override
  public void rollOut(Steps steps) {
    TableClient before = steps.table(BeforeTable.SCHEMA, TABLE);
    steps.step(
        "The program stores two users",
        () -> {
          before.execute(BeforeUserEntity.put(new Before.User("ann", "ann@acme.example")));
          before.execute(BeforeUserEntity.put(new Before.User("bob", "bob@zeta.example")));
        });
    TableClient all = steps.client(AfterTable.SCHEMA, TABLE);
    TableClient acme = all.forTenant("acme.example");
    steps.step(
        "Too early: the client of a tenant finds nothing",
        () -> acme.execute(AfterUserEntity.get("ann")));
    steps.report(
        "Both users are without a tenant",
        () -> all.execute(VerifyItems.of(AfterTable.type()).ofAllTenants()));
    steps.step("All programs are stopped, and the users move", () -> move(before, all));
    steps.report(
        "Each user has a tenant",
        () -> all.execute(VerifyItems.of(AfterTable.type()).ofAllTenants()));
    steps.step(
        "The client of a tenant finds its users", () -> acme.execute(AfterUserEntity.get("ann")));
    steps.step("It finds no user of another one", () -> acme.execute(AfterUserEntity.get("bob")));
  }

  static long move(TableClient before, TableClient after) {
    return new Move<>(
            before,
            BeforeUserEntity::get,
            BeforeUserEntity::delete,
            user -> after.forTenant(tenant(user)),
            IntroducedTenants::moved)
        .all(BeforeTable.scan(BeforeUserEntity.type()))
        .items();
  }

  private static String tenant(Before.User user) {
    return user.email().substring(user.email().indexOf('@') + 1);
  }

  private static Put<?> moved(Before.User old) {
    return AfterUserEntity.put(new After.User(old.username(), old.email()));
  }
}
