package dev.singlet.examples.recipes.changes.tenants;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.changes.Change;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

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
    MemoryJournal journal = new MemoryJournal();
    steps.report(
        "All programs are stopped, and the users move", () -> all.execute(move().journal(journal)));
    steps.report(
        "Each user has a tenant",
        () -> all.execute(VerifyItems.of(AfterTable.type()).ofAllTenants()));
    steps.step(
        "The client of a tenant finds its users", () -> acme.execute(AfterUserEntity.get("ann")));
    steps.step("It finds no user of another one", () -> acme.execute(AfterUserEntity.get("bob")));
    steps.report(
        "The way back: all programs are stopped, and the users move back",
        () -> all.execute(UndoBackfill.of(AfterTable.type(), journal)));
    steps.step(
        "The older program finds its users", () -> before.execute(BeforeUserEntity.get("bob")));
  }

  /** Moves each user to its tenant. DynamoDB Local has no point-in-time recovery. */
  static Backfill move() {
    return Backfill.of(AfterTable.type())
        .introducingTenants(IntroducedTenants::tenant)
        .withoutRecovery();
  }

  private static @Nullable String tenant(Map<String, AttributeValue> user) {
    AttributeValue email = user.get("email");
    return email == null ? null : email.s().substring(email.s().indexOf('@') + 1);
  }
}
