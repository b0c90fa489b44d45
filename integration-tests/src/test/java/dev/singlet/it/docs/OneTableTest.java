package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import dev.singlet.TableClient;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.Node;
import dev.singlet.it.docs.model.Crm;
import dev.singlet.it.docs.model.Crm.Account;
import dev.singlet.it.docs.model.Crm.Taken;
import dev.singlet.it.docs.model.Crm.User;
import dev.singlet.it.docs.model.CrmAccountEntity;
import dev.singlet.it.docs.model.CrmAccountItemCollection;
import dev.singlet.it.docs.model.CrmTable;
import dev.singlet.it.docs.model.CrmTakenEntity;
import dev.singlet.it.docs.model.CrmUserEntity;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemsReport;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The snippets of docs/start/onetable.md. OneTable itself writes, changes and reads the items: the
 * program is {@code onetable.mjs}.
 */
class OneTableTest {

  private static final Instant CREATED = Instant.parse("2024-01-15T08:00:00.250Z");
  private static final Instant CHANGED = CREATED.plusSeconds(60);

  @RegisterExtension final LocalTable theirs = LocalTable.of(CrmTable.SCHEMA);
  @RegisterExtension final LocalTable ours = LocalTable.of(CrmTable.SCHEMA);

  @Test
  void theItemsAreTheSameWhoeverWritesAndChangesThem() throws Exception {
    Node.run("onetable.mjs", theirs, CREATED, "write");
    write(client(ours, CREATED));
    assertThat(items(ours)).containsExactlyInAnyOrderElementsOf(items(theirs));

    TableClient crm = client(theirs, CHANGED);
    ItemsReport report = crm.execute(VerifyItems.of(CrmTable.type()));
    assertThat(report.entities())
        .filteredOn(entity -> !entity.entity().equals("_Unique"))
        .hasSize(2)
        .allMatch(entity -> entity.differences().isEmpty());
    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute)
        .containsExactlyInAnyOrder(
            tuple(ItemDifference.Kind.MISSING, "created"),
            tuple(ItemDifference.Kind.MISSING, "updated"));
    assertThat(report.others()).isEmpty();

    change(crm);
    Node.run("onetable.mjs", ours, CHANGED, "change");
    assertThat(items(ours)).containsExactlyInAnyOrderElementsOf(items(theirs));

    assertThat(read(theirs)).isEqualTo(read(ours)).hasSize(5).noneMatch(JsonNode::isEmpty);
    assertThat(records(crm)).isEqualTo(records(client(ours, CHANGED))).hasSize(6);
  }

  @Test
  void eachFindsTheValuesThatTheOtherHasTaken() throws Exception {
    Node.run("onetable.mjs", theirs, CREATED, "write");
    TableClient crm = theirs.client();

    assertThatThrownBy(() -> create(crm, user(44, "bob@example.com", CHANGED)))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("_unique#User#email#bob@example.com");
    create(crm, user(44, "cat@example.org", CHANGED));

    assertThat(Node.run("onetable.mjs", theirs, CHANGED, "take"))
        .isEqualTo("UniqueError: cat@example.org\n");
  }

  @Test
  void aPutWritesTheIndexKeyThatOneTableLeaves() throws Exception {
    write(client(theirs, CREATED));
    Node.run("onetable.mjs", theirs, CHANGED, "leave");
    TableClient crm = theirs.client();
    assertThat(crm.execute(VerifyItems.of(CrmTable.type())).differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute)
        .containsExactly(tuple(ItemDifference.Kind.OTHER_INDEX_KEY, "gs1sk"));

    crm.stream(CrmTable.scan(CrmAccountEntity.type()))
        .forEach(account -> crm.execute(CrmAccountEntity.put(account)));

    assertThat(crm.execute(VerifyItems.of(CrmTable.type())).differences()).isEmpty();
  }

  /** The items; of those that keep values unique only what OneTable stores. */
  private static List<Map<String, AttributeValue>> items(LocalTable table) {
    return table.items().stream().map(OneTableTest::ofOneTable).toList();
  }

  private static Map<String, AttributeValue> ofOneTable(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> stored = new HashMap<>(item);
    if (stored.get("_type").s().equals("_Unique")) {
      stored.keySet().retainAll(Set.of("pk", "sk", "_type"));
    }
    return stored;
  }

  private static TableClient client(LocalTable table, Instant time) {
    return table.client().withClock(Clock.fixed(time, ZoneOffset.UTC));
  }

  private static User user(int number, String email, Instant created) {
    return new User("a1", number, email, null, Set.of(), null, null, created, created);
  }

  private static void write(TableClient crm) {
    crm.execute(
        CrmAccountEntity.put(
                new Account(
                    "a1",
                    "Acme",
                    "eu",
                    Account.Plan.FREE,
                    new Account.Address("Ulm", 89073),
                    CREATED,
                    CREATED))
            .ifNotExists());
    create(
        crm,
        new User(
            "a1",
            7,
            "ann@example.com",
            "Ann",
            Set.of("admin", "writer"),
            Instant.parse("2024-01-10T10:00:00.500Z"),
            Instant.parse("2030-01-01T00:00:00Z"),
            CREATED,
            CREATED));
    create(crm, user(42, "bob@example.com", CREATED));
    create(crm, user(43, "cat@example.com", CREATED));
  }

  private static void create(TableClient crm, User user) {
    crm.transact(
        CrmUserEntity.put(user).ifNotExists(),
        CrmTakenEntity.put(new Taken("User", "email", user.email())).ifNotExists());
  }

  private static void change(TableClient crm) {
    crm.execute(
        CrmAccountEntity.update("a1")
            .plan(Account.Plan.PAID, "Acme", "eu")
            .address(new Account.Address("Ulm", 89075)));
    crm.execute(
        CrmUserEntity.update("a1", 7)
            .expires(Instant.parse("2031-01-01T00:00:00Z"))
            .removeNickname());
    crm.transact(
        CrmUserEntity.update("a1", 42).email("Bob@example.org"),
        CrmTakenEntity.delete("User", "email", "bob@example.com"),
        CrmTakenEntity.put(new Taken("User", "email", "Bob@example.org")).ifNotExists());
    crm.transact(
        CrmUserEntity.delete("a1", 43), CrmTakenEntity.delete("User", "email", "cat@example.com"));
    create(crm, user(44, "cat@example.com", CHANGED));
  }

  private static List<Crm> records(TableClient crm) {
    List<Crm> records = new ArrayList<>();
    crm.stream(CrmAccountItemCollection.account("a1")).forEach(records::add);
    crm.stream(CrmUserEntity.byEmail("Bob@example.org")).forEach(records::add);
    crm.stream(CrmAccountEntity.inRegion("eu").plan(Account.Plan.PAID)).forEach(records::add);
    return records;
  }

  private static List<JsonNode> read(LocalTable table) throws Exception {
    return Node.answers("onetable.mjs", table, CHANGED, "read");
  }
}
