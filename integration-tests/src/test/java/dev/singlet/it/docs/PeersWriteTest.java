package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.IssueEntity.ASSIGNEE;
import static dev.singlet.it.docs.model.IssueEntity.LABELS;
import static dev.singlet.it.docs.model.IssueEntity.STATUS;
import static dev.singlet.it.docs.model.IssueEntity.TITLE;
import static dev.singlet.it.docs.model.QuoteEntity.BUDGET;
import static dev.singlet.it.docs.model.QuoteEntity.DISCOUNT;
import static dev.singlet.it.docs.model.QuoteEntity.EXTRAS;
import static dev.singlet.it.docs.model.QuoteEntity.PARTS;
import static dev.singlet.it.docs.model.QuoteEntity.PRICE;
import static dev.singlet.it.docs.model.QuoteEntity.TAX;
import static dev.singlet.it.docs.model.QuoteEntity.TOTAL;
import static dev.singlet.it.docs.model.SessionEntity.CLIENT;
import static dev.singlet.it.docs.model.SessionEntity.EXPIRES_AT;
import static dev.singlet.it.docs.model.SessionEntity.NOTES;
import static dev.singlet.it.docs.model.SessionEntity.REQUESTS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.attribute.AttributeType;
import dev.singlet.attribute.Condition;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.extras.TransactionSeries;
import dev.singlet.it.docs.model.Billing.Bill;
import dev.singlet.it.docs.model.Billing.Money;
import dev.singlet.it.docs.model.Billing.Payment;
import dev.singlet.it.docs.model.BillingBillEntity;
import dev.singlet.it.docs.model.BillingTable;
import dev.singlet.it.docs.model.ClubTable;
import dev.singlet.it.docs.model.Crate;
import dev.singlet.it.docs.model.CrateEntity;
import dev.singlet.it.docs.model.DepotTable;
import dev.singlet.it.docs.model.GitHub;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.Mail;
import dev.singlet.it.docs.model.MailEntity;
import dev.singlet.it.docs.model.Member;
import dev.singlet.it.docs.model.MemberEntity;
import dev.singlet.it.docs.model.OutboxTable;
import dev.singlet.it.docs.model.Quote;
import dev.singlet.it.docs.model.QuoteEntity;
import dev.singlet.it.docs.model.Seat;
import dev.singlet.it.docs.model.SeatEntity;
import dev.singlet.it.docs.model.Session;
import dev.singlet.it.docs.model.SessionEntity;
import dev.singlet.it.docs.model.Shipment;
import dev.singlet.it.docs.model.ShipmentEntity;
import dev.singlet.it.docs.model.ShippingTable;
import dev.singlet.it.docs.model.StarEntity;
import dev.singlet.it.docs.model.Team;
import dev.singlet.it.docs.model.TeamEntity;
import dev.singlet.it.docs.model.WorkshopTable;
import dev.singlet.item.Get;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactedItems;
import dev.singlet.transaction.Transaction;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The lines of docs/reference/peers.md that write. */
class PeersWriteTest {

  private static final Issue ISSUE =
      new Issue("aws", "sdk", 42, "Crash", Issue.Status.OPEN, Set.of("bug"), "ann");
  private static final Member KIM = new Member("kim", "reds", "kim@example.org", 7);

  @RegisterExtension
  final LocalTable table = LocalTable.of(GitHubTable.SCHEMA).seed(IssueEntity.put(ISSUE));

  private Optional<Issue> stored() {
    return table.client().execute(IssueEntity.get("aws", "sdk", 42));
  }

  @Test
  void puts() {
    TableClient github = table.client();
    Issue issue = IssueEntity.builder(ISSUE).issueNumber(43).build();

    Issue stored = github.execute(IssueEntity.put(issue));
    boolean created = github.tryExecute(IssueEntity.put(issue).ifNotExists());
    boolean replaced = github.tryExecute(IssueEntity.put(issue).ifExists());
    boolean closed = github.tryExecute(IssueEntity.put(issue).when(STATUS.eq(Issue.Status.CLOSED)));
    Optional<Issue> old = github.execute(IssueEntity.put(issue).returningOld());
    github.execute(IssueEntity.put(issue).returningNothing());

    assertThat(stored).isEqualTo(issue);
    assertThat(created).isFalse();
    assertThat(replaced).isTrue();
    assertThat(closed).isFalse();
    assertThat(old).contains(issue);
  }

  @Test
  void deletes() {
    TableClient github = table.client();
    Issue issue = ISSUE;

    boolean wasThere = github.execute(IssueEntity.delete("aws", "sdk", 42));
    boolean again = github.tryExecute(IssueEntity.delete("aws", "sdk", 42).ifExists());
    github.execute(IssueEntity.put(issue));
    Optional<Issue> old = github.execute(IssueEntity.delete("aws", "sdk", 42).returningOld());
    github.execute(IssueEntity.put(issue));
    boolean inHand = github.execute(IssueEntity.delete(issue));
    github.execute(IssueEntity.put(issue));
    int all = github.execute(IssueEntity.byRepo("aws", "sdk").deleteAll()).deleted();

    assertThat(wasThere).isTrue();
    assertThat(again).isFalse();
    assertThat(old).contains(issue);
    assertThat(inHand).isTrue();
    assertThat(all).isEqualTo(1);
  }

  @Test
  void updates() {
    TableClient github = table.client();
    Issue renamed = IssueEntity.builder(ISSUE).title("Crash on start").build();

    Issue stored = github.execute(IssueEntity.update(ISSUE, renamed));
    github.execute(IssueEntity.update("aws", "sdk", 42).addToLabels("fixed"));
    github.execute(IssueEntity.update("aws", "sdk", 42).removeFromLabels("bug"));
    github.execute(IssueEntity.update("aws", "sdk", 42).copy(ASSIGNEE, TITLE));
    assertThat(stored().map(Issue::assignee)).contains("Crash on start");
    github.execute(IssueEntity.update("aws", "sdk", 42).removeAssignee());
    github.execute(IssueEntity.update("aws", "sdk", 42).assignee(null));
    github.execute(IssueEntity.update("aws", "sdk", 42).status(Issue.Status.CLOSED));
    Optional<Issue> old =
        github.execute(IssueEntity.update("aws", "sdk", 42).title("Short").returningOld());
    var changed =
        github.execute(IssueEntity.update("aws", "sdk", 42).title("Shorter").returningUpdatedNew());
    Issue other =
        github.execute(IssueEntity.upsert("aws", "sdk", 43, "Crash on start", Issue.Status.OPEN));

    assertThat(stored).isEqualTo(renamed);
    assertThat(old)
        .contains(
            new Issue(
                "aws", "sdk", 42, "Crash on start", Issue.Status.CLOSED, Set.of("fixed"), null));
    assertThat(changed.get(TITLE)).contains("Shorter");
    assertThat(github.stream(IssueEntity.open("aws", "sdk"))).containsExactly(other);
  }

  @RegisterExtension static final LocalTable SESSIONS = LocalTable.of(WorkshopTable.SCHEMA);

  @Test
  void updatesWithin() {
    TableClient workshop = SESSIONS.client();
    Instant tomorrow = Instant.parse("2100-01-01T00:00:00Z");
    Session session = workshop.execute(SessionEntity.put(SessionEntity.builder().id("s1").build()));

    workshop.execute(
        SessionEntity.update("s1")
            .set(CLIENT.NAME, "cli")
            .set(NOTES.key("first"), "hello")
            .setIfAbsent(EXPIRES_AT, tomorrow)
            .increment(REQUESTS, 1)
            .ifVersion(session.version()));
    workshop.execute(SessionEntity.update("s1").decrementRequests(1));
    int counted =
        workshop.execute(SessionEntity.update("s1").incrementRequests(1).returning(REQUESTS));
    Session last =
        workshop.execute(SessionEntity.update("s1").client(new Session.Client("web", "en")));

    assertThat(counted).isEqualTo(1);
    assertThat(last.client()).isEqualTo(new Session.Client("web", "en"));
    assertThat(last.notes()).containsEntry("first", "hello");
    assertThat(last.expiresAt()).isEqualTo(tomorrow);

    workshop.execute(
        QuoteEntity.put(new Quote("q1", 80, 15, null, 80, 100, List.of("top"), List.of("lamp"))));
    workshop.execute(QuoteEntity.update("q1").setTo(TOTAL, PRICE.plus(TAX)));
    workshop.execute(QuoteEntity.update("q1").setTo(PARTS, PARTS.append(EXTRAS)));
    Quote quote =
        workshop.execute(
            QuoteEntity.update("q1")
                .setTo(DISCOUNT, DISCOUNT.orElseAttribute(TAX))
                .when(TOTAL.betweenAttributes(PRICE, BUDGET))
                .when(PARTS.containsAttribute(EXTRAS.at(0)))
                .when(PARTS.size().gt(EXTRAS.size())));
    assertThat(quote.discount()).isEqualTo(15);
    assertThat(quote.total()).isEqualTo(95);
    assertThat(quote.parts()).containsExactly("top", "lamp");

    workshop.execute(SeatEntity.put(new Seat("a1", "North", "1.01", 5, null)));
    workshop.execute(SeatEntity.update("a1").room("2.07", "North"));
    assertThat(workshop.stream(SeatEntity.inRoom("North").room("2.07"))).hasSize(1);
  }

  @RegisterExtension static final LocalTable CRATES = LocalTable.of(DepotTable.SCHEMA);

  @Test
  void whatIsLeftAloneOnPurpose() {
    TableClient workshop = SESSIONS.client();
    workshop.execute(SessionEntity.put(SessionEntity.builder().id("s2").build()));
    workshop.execute(SessionEntity.update("s2").requests(7));
    TableClient depot = CRATES.client();
    Instant imported = Instant.parse("2024-01-15T08:00:00Z");
    Crate crate =
        depot.execute(
            CrateEntity.put(new Crate("c1", 7, Set.of(), null, 0, imported))
                .stamped(imported, imported));

    boolean deleted = workshop.execute(SessionEntity.deleteAnyVersion("s2"));
    Crate updated =
        depot
            .withClock(Clock.fixed(crate.changedAt(), ZoneOffset.UTC))
            .execute(CrateEntity.update("c1").grams(8));

    assertThat(deleted).isTrue();
    assertThat(updated.changedAt()).isEqualTo(imported).isEqualTo(crate.changedAt());
    assertThat(updated.grams()).isEqualTo(8);
  }

  @RegisterExtension static final LocalTable SHIPMENTS = LocalTable.of(ShippingTable.SCHEMA);

  @Test
  void lists() {
    TableClient shipping = SHIPMENTS.client();
    shipping.execute(ShipmentEntity.put(new Shipment("d1", "Delft", 2, List.of("heavy"), null)));

    shipping.execute(ShipmentEntity.update("d1").appendToNotes("late"));
    shipping.execute(ShipmentEntity.update("d1").prependToNotes("new"));
    Shipment last =
        shipping.execute(ShipmentEntity.update("d1").set(ShipmentEntity.NOTES.at(0), "old"));

    assertThat(last.notes()).containsExactly("old", "heavy", "late");
  }

  @Test
  void conditions() {
    List<Condition<Issue>> each = Stream.of("bug", "idea").map(LABELS::contains).toList();

    assertThat(holds(STATUS.ne(Issue.Status.CLOSED))).isTrue();
    assertThat(holds(ASSIGNEE.in("ann", "bob"))).isTrue();
    assertThat(holds(ASSIGNEE.exists())).isTrue();
    assertThat(holds(ASSIGNEE.notExists())).isFalse();
    assertThat(holds(TITLE.hasType(AttributeType.S))).isTrue();
    assertThat(holds(TITLE.beginsWith("Cr").and(LABELS.contains("bug")))).isTrue();
    assertThat(holds(TITLE.beginsWith("Sl").or(LABELS.contains("bug")))).isTrue();
    assertThat(holds(ASSIGNEE.eqAttribute(TITLE))).isFalse();
    assertThat(holds(Condition.allOf(each))).isFalse();
    assertThat(holds(Condition.anyOf(each))).isTrue();

    try {
      table.client().execute(IssueEntity.delete("aws", "sdk", 42).when(LABELS.size().gt(1)));
    } catch (ConditionFailedException failed) {
      assertThat(failed.existing(IssueEntity.type())).contains(ISSUE);
    }
    assertThat(stored()).contains(ISSUE);
  }

  @RegisterExtension static final LocalTable BILLS = LocalTable.of(BillingTable.SCHEMA);

  @Test
  void variants() {
    TableClient billing = BILLS.client();
    Bill bill =
        new Bill(
            "ada", LocalDate.of(2026, 3, 2), new Money(1250), "1", new Payment.Card("4242"), null);
    billing.execute(BillingBillEntity.put(bill));

    Condition<Bill> byCard = BillingBillEntity.PAYMENT.is(Payment.Card.class);

    assertThat(billing.tryExecute(BillingBillEntity.put(bill).when(byCard))).isTrue();
    assertThat(billing.tryExecute(BillingBillEntity.put(bill).when(byCard.not()))).isFalse();

    Condition<Bill> byThisCard = BillingBillEntity.PAYMENT.asCard().LAST_FOUR.eq("4242");

    assertThat(billing.tryExecute(BillingBillEntity.put(bill).when(byThisCard))).isTrue();
    assertThat(
            billing.execute(
                BillingBillEntity.update("ada", bill.day(), bill.amount(), "1")
                    .set(BillingBillEntity.PAYMENT.asCard().LAST_FOUR, "1111")
                    .set(BillingBillEntity.META.key("source").asText(), "web")))
        .extracting(Bill::payment)
        .isEqualTo(new Payment.Card("1111"));

    Condition<Bill> fromWeb = BillingBillEntity.META.key("source").asText().eq("web");

    assertThat(billing.tryExecute(BillingBillEntity.put(bill).when(fromWeb))).isTrue();
  }

  private boolean holds(Condition<Issue> condition) {
    return table.client().tryExecute(IssueEntity.put(ISSUE).when(condition));
  }

  @Test
  void batches() {
    TableClient github = table.client();
    Issue issue = ISSUE;

    BatchGet<GitHub> reads =
        BatchGet.of(IssueEntity.get("aws", "sdk", 42), StarEntity.get("kim", "aws", "sdk"));
    BatchWrite writes = BatchWrite.of(IssueEntity.put(issue), IssueEntity.delete("aws", "sdk", 7));
    BatchWriteResult result = github.execute(writes.retryFor(Duration.ofSeconds(5)));

    assertThat(github.execute(reads).items()).containsExactly(issue);
    assertThat(github.execute(reads).missing()).hasSize(1);
    assertThat(github.execute(writes.requestsAtOnce(4)).isComplete()).isTrue();
    assertThat(result.unprocessed()).isEmpty();
  }

  @RegisterExtension static final LocalTable MEMBERS = LocalTable.of(ClubTable.SCHEMA);
  @RegisterExtension static final LocalTable MAILS = LocalTable.of(OutboxTable.SCHEMA);

  @Test
  void transactions() {
    TableClient club = MEMBERS.client();
    TableClient outbox = MAILS.client();
    club.execute(TeamEntity.put(new Team("reds", 0)));

    club.transact(
        MemberEntity.put(KIM).ifNotExists(), TeamEntity.update("reds").incrementMembers(1));
    club.transact(MemberEntity.update("kim").team("reds"), TeamEntity.check("reds").exists());
    club.execute(
        Transaction.of(TeamEntity.update("reds").incrementMembers(1)).idempotencyToken("join-7"));
    club.execute(
        Transaction.of(TeamEntity.update("reds").incrementMembers(1))
            .and(outbox, MailEntity.put(new Mail("1", "kim@example.org", "Welcome!"))));
    Get<Member> member = MemberEntity.get("kim");
    Get<Team> team = TeamEntity.get("reds");
    TransactedItems both = club.transactGet(member, team);
    Team reds =
        club.transact(
            tx -> {
              Team read = tx.read(TeamEntity.get("reds")).orElseThrow();
              tx.write(TeamEntity.update("reds").members(read.members() * 2));
              return read;
            });

    assertThat(both.get(member)).contains(KIM);
    assertThat(both.get(team)).contains(new Team("reds", 3));
    assertThat(reds.members()).isEqualTo(3);
    assertThat(club.execute(TeamEntity.get("reds"))).contains(new Team("reds", 6));
    assertThat(outbox.execute(MailEntity.get("1"))).isPresent();

    var join = MemberEntity.put(KIM).ifNotExists();
    try {
      club.transact(join, TeamEntity.update("reds").incrementMembers(1));
    } catch (TransactionFailedException cancelled) {
      assertThat(cancelled.failure(join)).isPresent();
      assertThat(cancelled.existing(MemberEntity.type())).containsExactly(KIM);
    }
    assertThat(club.execute(TeamEntity.get("reds"))).contains(new Team("reds", 6));
  }

  @Test
  void series() {
    TableClient outbox = MAILS.client();
    List<Mail> mails =
        List.of(
            new Mail("2", "kim@example.org", "One"),
            new Mail("3", "lee@example.org", "Two"),
            new Mail("4", "kim@example.org", "Three"));

    TransactionSeries series =
        TransactionSeries.ofGroups(mails, Mail::to, mail -> List.of(MailEntity.put(mail)));

    assertThat(outbox.execute(series).orThrow().made()).hasSize(2);
    assertThat(outbox.execute(MailEntity.get("4"))).contains(mails.get(2));
  }
}
