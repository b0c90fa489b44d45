package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.error.UnfinishedException;
import dev.singlet.extras.TransactionSeries;
import dev.singlet.extras.TransactionSeriesResult;
import dev.singlet.it.docs.model.ClubTable;
import dev.singlet.it.docs.model.Mail;
import dev.singlet.it.docs.model.MailEntity;
import dev.singlet.it.docs.model.Member;
import dev.singlet.it.docs.model.MemberEntity;
import dev.singlet.it.docs.model.OrderLine;
import dev.singlet.it.docs.model.OrderLineEntity;
import dev.singlet.it.docs.model.OutboxTable;
import dev.singlet.it.docs.model.StoreTable;
import dev.singlet.it.docs.model.Team;
import dev.singlet.it.docs.model.TeamEntity;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.tables.ReserveUnique;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.OpenTransaction;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.TransactedItems;
import dev.singlet.transaction.Transaction;
import dev.singlet.verify.ReservedValues;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class TransactionsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ClubTable.SCHEMA);
  @RegisterExtension final LocalTable outboxTable = LocalTable.of(OutboxTable.SCHEMA);
  @RegisterExtension final LocalTable storeTable = LocalTable.of(StoreTable.SCHEMA);

  private static final Member KIM = new Member("kim", "reds", "kim@example.org", 7);

  @Test
  void writes() {
    TableClient club = table.client();
    Member member = KIM;
    club.execute(TeamEntity.put(new Team("reds", 0)));

    club.transact(
        MemberEntity.put(member).ifNotExists(), TeamEntity.update("reds").incrementMembers(1));

    assertThat(club.execute(TeamEntity.get("reds"))).contains(new Team("reds", 1));
  }

  @Test
  void failures() {
    TableClient club = table.client();
    Member member = KIM;

    TransactWrite join = MemberEntity.put(member).ifNotExists();
    TransactWrite count = TeamEntity.update("reds").incrementMembers(1);
    try {
      club.transact(join, count);
    } catch (TransactionFailedException cancelled) {
      for (TransactionFailure failure : cancelled.failures()) {
        if (failure.operation() == count
            && failure.condition() == ConditionFailedException.Reason.NOT_FOUND) {
          club.transact(join, TeamEntity.put(new Team("reds", 1)).ifNotExists());
        }
      }
    }

    assertThat(club.execute(TeamEntity.get("reds"))).contains(new Team("reds", 1));
  }

  @Test
  void token() {
    TableClient club = table.client();
    club.execute(TeamEntity.put(new Team("reds", 0)));

    Transaction join =
        Transaction.of(
                MemberEntity.put(KIM).ifNotExists(), TeamEntity.update("reds").incrementMembers(1))
            .idempotencyToken(UUID.randomUUID().toString());
    club.execute(join);
    club.execute(join); // again, since no answer came: the team has one member more, not two

    assertThat(club.execute(TeamEntity.get("reds"))).contains(new Team("reds", 1));
  }

  @Test
  void longLists() {
    TableClient store = storeTable.client();
    Instant placedAt = Instant.parse("2026-03-01T10:00:00Z");
    List<OrderLine> lines =
        IntStream.range(0, 1000)
            .mapToObj(n -> new OrderLine("o" + n / 10, "lee", placedAt, "sku" + n % 10, 1))
            .toList();
    List<BatchableWrite> puts = new ArrayList<>();
    lines.forEach(line -> puts.add(OrderLineEntity.put(line)));
    store.execute(BatchWrite.of(puts)).orThrow();
    store.execute(OrderLineEntity.delete("o7", "sku0"));
    List<Object> others = new ArrayList<>();

    TransactionSeries moves =
        TransactionSeries.ofGroups(
            lines,
            OrderLine::orderId,
            line ->
                List.of(
                    OrderLineEntity.update(
                        line, OrderLineEntity.builder(line).customerId("kim").build())));
    TransactionSeriesResult result = store.execute(moves);
    result.refused().forEach(order -> others.add(order.group()));

    assertThat(result.made()).hasSize(99);
    assertThat(others).containsExactly("o7");

    TransactionSeriesResult soFar;
    try {
      soFar = store.execute(moves);
    } catch (UnfinishedException failed) {
      soFar = failed.soFar(moves).orElseThrow();
    }
    TransactionSeries later = soFar.rest();

    assertThat(later.transactions()).isEmpty();
    assertThat(store.execute(OrderLineEntity.get("o8", "sku9")))
        .map(OrderLine::customerId)
        .contains("kim");
    assertThat(store.execute(OrderLineEntity.get("o7", "sku9")))
        .map(OrderLine::customerId)
        .contains("lee");
  }

  @Test
  void reads() {
    TableClient club = table.client();
    club.execute(MemberEntity.put(KIM));

    Get<Member> member = MemberEntity.get("kim");
    Get<Team> team = TeamEntity.get("reds");
    TransactedItems items = club.transactGet(member, team);
    Optional<Member> kim = items.get(member);
    Optional<Team> reds = items.get(team);

    assertThat(kim).contains(KIM);
    assertThat(reds).isEmpty();
  }

  @Test
  void severalTables() {
    TableClient club = table.client();
    TableClient outbox = outboxTable.client();
    Member member = KIM;

    club.execute(
        Transaction.of(MemberEntity.put(member).ifNotExists())
            .and(outbox, MailEntity.put(new Mail("1", member.email(), "Welcome!"))));

    assertThat(club.execute(MemberEntity.get("kim"))).contains(KIM);
    assertThat(outbox.execute(MailEntity.get("1"))).isPresent();

    Get<Member> kim = MemberEntity.get("kim");
    Get<Mail> mail = MailEntity.get("1");
    TransactedItems items = club.execute(TransactGet.of(kim).and(outbox, mail));

    assertThat(items.get(kim)).isPresent();
    assertThat(items.get(mail)).isPresent();

    club.transact(
        tx -> {
          Member before = tx.read(MemberEntity.get("kim")).orElseThrow();
          Optional<Mail> unsent = tx.on(outbox).read(MailEntity.get("1"));
          tx.write(MemberEntity.update("kim").email("kim@example.com"));
          tx.on(outbox).write(MailEntity.put(new Mail("2", before.email(), "You have moved.")));
          unsent.ifPresent(first -> tx.on(outbox).write(MailEntity.delete(first)));
          return null;
        });

    assertThat(outbox.execute(MailEntity.get("1"))).isEmpty();
    assertThat(outbox.execute(MailEntity.get("2"))).map(Mail::to).contains("kim@example.org");
  }

  @Test
  void unique() {
    TableClient club = table.client();
    club.execute(MemberEntity.put(KIM));
    Member lee = new Member("lee", "blues", "kim@example.org", 7);

    try {
      club.execute(MemberEntity.put(lee).ifNotExists());
    } catch (ConditionFailedException refused) {
      assertThat(refused.reason()).isEqualTo(ConditionFailedException.Reason.UNIQUE);
      assertThat(refused.attribute()).contains("email");
    }

    club.execute(MemberEntity.update("kim").email("kim@example.com"));
    club.execute(MemberEntity.put(lee).ifNotExists()); // the address is free

    assertThat(club.execute(MemberEntity.get("lee"))).contains(lee);
    assertThatThrownBy(() -> club.execute(MemberEntity.update("lee").team("reds")))
        .hasMessageContaining("Member.shirtNumber 7 is taken by the item PK=MEMBER#kim, SK=MEMBER");
  }

  @Test
  void ofWhatIsRead() {
    TableClient club = table.client();
    club.execute(TeamEntity.put(new Team("reds", 1)));
    club.execute(TeamEntity.put(new Team("blues", 0)));
    club.execute(MemberEntity.put(KIM));

    Member moved =
        club.transact(
            tx -> {
              Member before = tx.read(MemberEntity.get("kim")).orElseThrow();
              Member after = MemberEntity.builder(before).team("blues").build();
              tx.write(
                  MemberEntity.update(before, after),
                  TeamEntity.update(before.team()).decrementMembers(1),
                  TeamEntity.update("blues").incrementMembers(1));
              return after;
            });

    assertThat(club.execute(MemberEntity.get("kim"))).contains(moved);
    assertThat(club.execute(TeamEntity.get("blues"))).contains(new Team("blues", 1));
  }

  @Test
  void ofAttributesThatMatter() {
    TableClient club = table.client();
    club.execute(TeamEntity.put(new Team("reds", 1)));
    club.execute(MemberEntity.put(KIM));

    club.transact(
        tx -> {
          Member kim = tx.read(MemberEntity.get("kim"), MemberEntity.TEAM).orElseThrow();
          assertThat(member(tx, "kim")).isEqualTo(kim);
          tx.write(TeamEntity.update(kim.team()).incrementMembers(1));
          return null;
        });

    assertThat(club.execute(TeamEntity.get("reds"))).contains(new Team("reds", 2));
  }

  @Test
  void valuesThatAreStoredAlready() {
    TableClient club = table.client();
    table
        .dynamoDb()
        .putItem(
            put -> put.tableName(table.tableName()).item(MemberEntity.put(KIM).toRequest().item()));

    ReservedValues reserved = club.execute(ReserveUnique.of(ClubTable.type()).rateLimit(500));
    System.out.println(reserved);

    assertThat(reserved.reserved()).isEqualTo(Map.of("Member.email", 1L, "Member.shirtNumber", 1L));
  }

  private static Member member(OpenTransaction tx, String id) {
    return tx.read(MemberEntity.get(id)).orElseThrow();
  }
}
