package dev.singlet.it.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.docs.model.Crate;
import dev.singlet.it.docs.model.CrateEntity;
import dev.singlet.it.docs.model.DepotTable;
import dev.singlet.it.docs.model.Workshop;
import dev.singlet.it.docs.model.WorkshopTable;
import dev.singlet.it.keys.model.Restored.Chain;
import dev.singlet.it.keys.model.Restored.Rope;
import dev.singlet.it.keys.model.RestoredRopeEntity;
import dev.singlet.it.keys.model.RestoredTable;
import dev.singlet.it.tenants.model.Desk.State;
import dev.singlet.it.tenants.model.Desk.Ticket;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.tenants.model.DeskTicketEntity;
import dev.singlet.it.transactions.model.Forge;
import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.Star;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeAccountCollection;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeTeamEntity;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.PrimaryKey;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Operations on records that a program has already. */
class RecordsInHandTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  @RegisterExtension final LocalTable crates = LocalTable.of(DepotTable.SCHEMA);

  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  private static final List<Forge> ALL =
      List.of(
          new Repository("one", "kim", 5, null, Set.of("a")),
          new Star("one", "kim"),
          new User("kim", null),
          new Forge.Team("core", 3));

  @Test
  void anItemIsReadAgainAndDeleted() {
    TableClient client = table.client();
    Star star = client.execute(ForgeStarEntity.put(new Star("one", "kim")));

    assertThat(client.execute(ForgeStarEntity.get(star))).contains(star);
    assertThat(client.execute(ForgeStarEntity.delete(star))).isTrue();
    assertThat(client.execute(ForgeStarEntity.delete(star))).isFalse();
  }

  @Test
  void aKeyIsThatOfTheItem() {
    Star star = new Star("one", "kim");

    assertThat(ForgeStarEntity.key(star))
        .isEqualTo(ForgeStarEntity.key("one", "kim"))
        .isEqualTo(PrimaryKey.of(ForgeTable.SCHEMA.key(), ForgeStarEntity.toItem(star)));
  }

  @Test
  void aTableTakesARecordOfAnyEntity() {
    TableClient client = table.client();
    for (Forge record : ALL) {
      Forge stored = client.execute(ForgeTable.put(record));

      assertThat(stored).isEqualTo(record);
      assertThat(ForgeTable.fromItem(ForgeTable.toItem(record))).isEqualTo(record);
      assertThat(ForgeTable.key(record))
          .isEqualTo(PrimaryKey.of(ForgeTable.SCHEMA.key(), ForgeTable.toItem(record)));
    }
    assertThat(client.stream(ForgeTable.scan())).hasSameElementsAs(ALL);

    client.transact(ALL.stream().map(ForgeTable::delete).toList());

    assertThat(table.items()).isEmpty();
  }

  @Test
  void aCollectionTakesARecordOfItsEntities() {
    Forge.Account kim = new User("kim", "hi");

    table.client().execute(ForgeAccountCollection.put(kim));

    assertThat(table.client().execute(ForgeAccountCollection.get("kim"))).contains(kim);
    assertThat(ForgeAccountCollection.toItem(kim))
        .containsEntry("bio", ForgeUserEntity.toItem(new User("kim", "hi")).get("bio"));
    assertThat(ForgeAccountCollection.key(kim)).isEqualTo(ForgeTeamEntity.key("kim"));
    assertThat(table.client().execute(ForgeAccountCollection.delete(kim))).isTrue();
  }

  @Test
  void aClientOfATenantReadsAndDeletesItsItemOnly() {
    Ticket ticket = new Ticket(3, State.OPEN, "kim", 1);
    TableClient acme = desk.client().forTenant("acme");
    TableClient beta = desk.client().forTenant("beta");
    acme.execute(DeskTicketEntity.put(ticket));

    assertThat(acme.execute(DeskTicketEntity.get(ticket))).contains(ticket);
    assertThat(beta.execute(DeskTicketEntity.get(ticket))).isEmpty();
    assertThat(beta.execute(DeskTicketEntity.delete(ticket))).isFalse();
    assertThat(beta.execute(DeskTable.delete(ticket))).isFalse();
    assertThat(acme.execute(DeskTicketEntity.delete(ticket))).isTrue();
    assertThat(desk.items()).isEmpty();
  }

  @Test
  void aKeyHasNoTenant() {
    Ticket ticket = new Ticket(3, State.OPEN, "kim", 1);

    assertThat(List.of(DeskTicketEntity.key(ticket), DeskTable.key(ticket)))
        .containsOnly(DeskTicketEntity.key(3));
    assertThat(DeskTicketEntity.key(3))
        .isEqualTo(PrimaryKey.of(DeskTable.SCHEMA.key(), DeskTicketEntity.toItem(ticket)))
        .hasToString("TICKET#0003 / TICKET");
  }

  /** A table that isn't sealed accepts any class. This one is not an entity. */
  private record Visitor() implements Workshop {}

  @Test
  void aRecordOfNoEntityIsRefused() {
    Visitor visitor = new Visitor();

    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            () -> WorkshopTable.put(visitor),
            () -> WorkshopTable.delete(visitor),
            () -> WorkshopTable.key(visitor),
            () -> WorkshopTable.toItem(visitor))) {
      assertThatThrownBy(call)
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0105] A dev.singlet.it.operations.RecordsInHandTest$Visitor is not one of the"
                  + " entities of Workshop: Session, Seat, Quote. Give it a record of one of these.");
    }
  }

  @Test
  void nullIsNoRecord() {
    assertThatThrownBy(() -> ForgeTable.put(null)).isInstanceOf(NullPointerException.class);
  }

  @Test
  void otherItemsStay() {
    table.client().execute(ForgeUserEntity.put(new User("kim", null)));

    assertThatThrownBy(
            () -> table.client().execute(ForgeTeamEntity.delete(new Forge.Team("kim", 3))))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(ForgeRepositoryEntity.key("kim")).isNotEqualTo(ForgeUserEntity.key("kim"));
  }

  @Test
  void aKeyOfComputedValuesIsThatOfTheItem() {
    Rope rope = new Rope(new Chain(Instant.parse("2024-01-15T08:00:00.123456789Z"), null), null, 1);

    assertThat(RestoredRopeEntity.key(rope))
        .isEqualTo(PrimaryKey.of(RestoredTable.SCHEMA.key(), RestoredRopeEntity.toItem(rope)));
  }

  @Test
  void aDeleteRequiresTheVersionOfTheRecord() {
    TableClient depot = crates.client();
    Crate first = depot.execute(CrateEntity.put(crate(300)));
    Crate second = depot.execute(CrateEntity.put(CrateEntity.builder(first).grams(400).build()));

    assertThatThrownBy(() -> depot.execute(CrateEntity.delete(first)))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused ->
                assertThat(refused.reason())
                    .isEqualTo(ConditionFailedException.Reason.STALE_VERSION));
    assertThat(depot.execute(DepotTable.delete(second))).isTrue();
  }

  private static Crate crate(int grams) {
    return CrateEntity.builder().id("7").grams(grams).build();
  }
}
