package dev.singlet.it.tenants;

import static dev.singlet.it.tenants.model.DeskTicketEntity.VOTES;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.SingletException;
import dev.singlet.it.tenants.model.Desk.Agent;
import dev.singlet.it.tenants.model.Desk.Note;
import dev.singlet.it.tenants.model.Desk.State;
import dev.singlet.it.tenants.model.Desk.Ticket;
import dev.singlet.it.tenants.model.DeskAgentEntity;
import dev.singlet.it.tenants.model.DeskNoteEntity;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.tenants.model.DeskTicketAndNotesCollection;
import dev.singlet.it.tenants.model.DeskTicketEntity;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.query.Page;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactedItems;
import dev.singlet.transaction.Transaction;
import dev.singlet.verify.EntityItems;
import dev.singlet.verify.ItemsReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;

/** Two companies with tickets of the same numbers. */
class TenantsTest {

  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  private TableClient acme;
  private TableClient beta;

  private static Ticket ticket(long id, long votes) {
    return new Ticket(id, State.OPEN, "kim", votes);
  }

  @BeforeEach
  void fill() {
    acme = desk.client().forTenant("acme");
    beta = desk.client().forTenant("beta");
    for (int id = 0; id < 10; id++) {
      acme.execute(DeskTicketEntity.put(ticket(id, 1)));
      beta.execute(DeskTicketEntity.put(ticket(id, 2)));
    }
  }

  @RegisterExtension final LocalTable watched = LocalTable.of(DeskTable.SCHEMA).withStream();

  @Test
  void changesTellTheirTenant() {
    watched.client().forTenant("acme").execute(DeskTicketEntity.put(ticket(1, 1)));
    watched.client().forTenant("be ta").execute(DeskTicketEntity.put(ticket(1, 1)));
    Map<String, AttributeValue> foreign = DeskTicketEntity.toItem(ticket(2, 1));

    assertThat(watched.changes(DeskTable.changes()))
        .extracting(change -> change.event().tenant())
        .containsExactly("acme", "be ta");
    assertThat(DeskTable.changes().read(Map.of(), foreign).orElseThrow().event().tenant()).isNull();
  }

  @Test
  void allPartitionKeysBeginWithTheTenant() {
    Map<String, AttributeValue> item =
        desk.items().stream()
            .filter(any -> any.get("PK").s().equals("TENANT#acme#TICKET#0003"))
            .findFirst()
            .orElseThrow();

    assertThat(item.get("SK").s()).isEqualTo("TICKET");
    assertThat(item.get("GSI1PK").s()).isEqualTo("TENANT#acme#STATE#OPEN");
    assertThat(item.get("GSI1SK").s()).isEqualTo("TICKET#0003");
    assertThat(item.get("GSI2PK").s()).isEqualTo("TENANT#acme#AGENT#kim");
    assertThat(desk.items()).hasSize(20);
  }

  @Test
  void itemsAreComparedWithTheModelTenantByTenant() {
    acme.execute(DeskAgentEntity.put(new Agent("kim", "kim@acme.example")));

    ItemsReport report = acme.execute(VerifyItems.of(DeskTable.type()));

    assertThat(report.differences()).isEmpty();
    assertThat(report.entities()).extracting(EntityItems::unchanged).contains(10L, 1L);
    assertThat(report.uniqueValues()).isEqualTo(1);
    assertThat(report.items()).isEqualTo(12);
    assertThat(report.fitsModel()).isTrue();
    assertThat(acme.execute(VerifyItems.of(DeskTable.type()).sample(10)).items())
        .isGreaterThanOrEqualTo(10);
  }

  @Test
  void aTenantWithoutItemsIsNotFoundToFit() {
    ItemsReport report = desk.client().forTenant("acmee").execute(VerifyItems.of(DeskTable.type()));

    assertThat(report.itemsRead()).isEqualTo(20);
    assertThat(report.ofOtherTenants()).isEqualTo(20);
    assertThat(report.compared()).isZero();
    assertThat(report.breaksModel()).isFalse();
    assertThat(report.fitsModel()).isFalse();
    String leftOut =
        " 20 items of other tenants were read and left out. No item was compared with an entity of"
            + " the model.";
    assertThat(report.toString()).contains(leftOut);
    assertThat(report.toMarkdown()).contains(leftOut);
    assertThat(report.toJson())
        .contains("\"ofOtherTenants\": 20", "\"compared\": 0", "\"fitsModel\": false");
    assertThat(report.and(report).ofOtherTenants()).isEqualTo(40);
  }

  @Test
  void getsAndQueriesSeeTheTenantsOnly() {
    assertThat(acme.execute(DeskTicketEntity.get(3))).contains(ticket(3, 1));
    assertThat(beta.execute(DeskTicketEntity.get(3))).contains(ticket(3, 2));
    assertThat(beta.stream(DeskTicketEntity.byState(State.OPEN)))
        .hasSize(10)
        .allMatch(each -> each.votes() == 2);
    assertThat(acme.pages(DeskTicketEntity.byAgent("kim").hydrate()))
        .singleElement()
        .satisfies(page -> assertThat(page.items()).hasSize(10).allMatch(t -> t.votes() == 1));
    assertThat(beta.execute(DeskTicketEntity.byState(State.OPEN).count())).isEqualTo(10);
    assertThat(acme.execute(DeskTicketAndNotesCollection.byTicket(3).grouped()).ticket())
        .contains(ticket(3, 1));
    assertThat(desk.client().forTenant("gamma").execute(DeskTicketEntity.get(3))).isEmpty();
  }

  @Test
  void updatesKeepIndexKeysWithinTheTenant() {
    acme.execute(DeskTicketEntity.update(3).state(State.DONE).incrementVotes(5));
    Ticket before = acme.execute(DeskTicketEntity.get(4)).orElseThrow();
    acme.execute(DeskTicketEntity.update(before, new Ticket(4, State.DONE, "lee", before.votes())));
    acme.execute(DeskTicketEntity.upsert(11, State.DONE, "kim", 1));

    assertThat(acme.stream(DeskTicketEntity.byState(State.DONE)))
        .extracting(Ticket::id)
        .containsExactly(3L, 4L, 11L);
    assertThat(acme.page(DeskTicketEntity.byState(State.OPEN)).items()).hasSize(8);
    assertThat(beta.page(DeskTicketEntity.byState(State.DONE)).items()).isEmpty();
    assertThat(beta.page(DeskTicketEntity.byState(State.OPEN)).items()).hasSize(10);
    assertThat(desk.items())
        .allMatch(item -> item.get("GSI1PK").s().startsWith("TENANT#"))
        .allMatch(item -> item.get("GSI2PK").s().startsWith("TENANT#"));
  }

  @Test
  void deletesChecksAndTransactionsStayWithinTheTenant() {
    assertThat(acme.execute(DeskTicketEntity.delete(3))).isTrue();
    acme.transact(
        DeskNoteEntity.put(new Note(4, 1, "hello")).ifNotExists(),
        DeskTicketEntity.check(4).exists(),
        DeskTicketEntity.update(5).incrementVotes(1));

    assertThatExceptionOfType(SingletException.class)
        .isThrownBy(() -> acme.transact(DeskTicketEntity.check(3).exists()));
    beta.transact(DeskTicketEntity.check(3).exists());
    Get<Ticket> deleted = DeskTicketEntity.get(3);
    Get<Ticket> updated = DeskTicketEntity.get(5);
    TransactedItems read = acme.transactGet(deleted, updated);
    assertThat(read.get(deleted)).isEmpty();
    assertThat(read.get(updated)).isPresent();
    assertThat(beta.execute(DeskTicketEntity.get(5))).map(Ticket::votes).contains(2L);
    assertThat(acme.execute(DeskTicketEntity.get(5))).map(Ticket::votes).contains(2L);
    assertThat(acme.page(DeskTicketAndNotesCollection.byTicket(4)).items()).hasSize(2);
    assertThat(beta.page(DeskTicketAndNotesCollection.byTicket(4)).items()).hasSize(1);
  }

  @Test
  void batchesStayWithinTheTenant() {
    List<BatchableWrite> writes = new ArrayList<>();
    for (int id = 0; id < 30; id++) {
      writes.add(id < 5 ? DeskTicketEntity.delete(id) : DeskTicketEntity.put(ticket(id, 9)));
    }

    acme.execute(BatchWrite.of(writes)).orThrow();

    assertThat(acme.execute(BatchGet.of(DeskTicketEntity.get(1), DeskTicketEntity.get(9))).items())
        .containsExactly(ticket(9, 9));
    assertThat(beta.execute(BatchGet.of(DeskTicketEntity.get(1), DeskTicketEntity.get(9))).items())
        .containsExactly(ticket(1, 2), ticket(9, 2));
    assertThat(acme.execute(DeskTicketEntity.byState(State.OPEN).deleteAll()).deleted())
        .isEqualTo(25);
    assertThat(desk.items()).hasSize(10);
  }

  @Test
  void oneBatchReadsForSeveralTenants() {
    assertThat(
            acme.execute(
                    BatchGet.of(DeskTicketEntity.get(1))
                        .and(beta, List.of(DeskTicketEntity.get(1))))
                .items())
        .containsExactly(ticket(1, 1), ticket(1, 2));
  }

  @Test
  void whatSeveralWereAskedForIsNotToldByOneGet() {
    Get<Ticket> shared = DeskTicketEntity.get(1);
    Get<Ticket> ofAcme = DeskTicketEntity.get(2);
    Get<Ticket> ofBeta = DeskTicketEntity.get(2);
    BatchGetResult<Ticket> read =
        acme.execute(
            BatchGet.<Ticket>of(shared, shared, ofAcme).and(beta, List.of(shared, ofBeta)));

    assertThat(read.get(ofAcme)).contains(ticket(2, 1));
    assertThat(read.get(ofBeta)).contains(ticket(2, 2));
    assertThatThrownBy(() -> read.get(shared))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Get[Ticket TICKET#0001 / TICKET] was read for several clients, so it"
                + " has several items. Give each client a get of its own, and ask with that one.");
    assertThatThrownBy(() -> read.get(DeskTicketEntity.get(2)))
        .isInstanceOf(InvalidArgumentException.class);
    BatchGetResult<Ticket> twice = acme.execute(BatchGet.of(shared, shared));
    assertThat(twice.get(shared)).contains(ticket(1, 1));
    assertThat(twice.get(DeskTicketEntity.get(1))).contains(ticket(1, 1));
  }

  @Test
  void aTransactionWithATokenIsRepeatedForItsTenantOnly() {
    Transaction vote =
        Transaction.of(DeskTicketEntity.update(1).incrementVotes(1)).idempotencyToken("vote");
    acme.execute(vote);
    acme.execute(vote);

    assertThatThrownBy(() -> beta.execute(vote))
        .isInstanceOf(IdempotentParameterMismatchException.class);
    assertThat(acme.execute(DeskTicketEntity.get(1))).contains(ticket(1, 2));
    assertThat(beta.execute(DeskTicketEntity.get(1))).contains(ticket(1, 2));
  }

  @Test
  void uniqueValuesAreUniqueWithinATenant() {
    acme.execute(DeskAgentEntity.put(new Agent("kim", "kim@desk")));
    beta.execute(DeskAgentEntity.put(new Agent("lee", "kim@desk")));

    assertThatExceptionOfType(ConditionFailedException.class)
        .isThrownBy(() -> acme.execute(DeskAgentEntity.put(new Agent("max", "kim@desk"))));
    acme.execute(DeskAgentEntity.delete("kim"));
    acme.execute(DeskAgentEntity.put(new Agent("max", "kim@desk")));
    assertThat(beta.execute(DeskAgentEntity.get("lee"))).isPresent();
  }

  @Test
  void whatIsSpreadOverPartitionsIsTheTenantsInEach() {
    List<String> names = List.of("ada", "bea", "cem", "dan", "eve", "fay", "gus");
    names.forEach(name -> acme.execute(DeskAgentEntity.put(new Agent(name, name + "@acme"))));
    beta.execute(DeskAgentEntity.put(new Agent("dora", "dora@beta")));

    Page<Agent> first = acme.page(DeskAgentEntity.all().limit(4));
    Page<Agent> second = acme.page(DeskAgentEntity.all().limit(4).from(first.nextToken()));

    assertThat(first.items()).extracting(Agent::name).isEqualTo(names.subList(0, 4));
    assertThat(second.items()).extracting(Agent::name).isEqualTo(names.subList(4, 7));
    assertThat(beta.stream(DeskAgentEntity.all())).extracting(Agent::name).containsExactly("dora");
    assertThat(acme.execute(DeskAgentEntity.all().count())).isEqualTo(7);
    assertThatExceptionOfType(InvalidPageTokenException.class)
        .isThrownBy(() -> beta.page(DeskAgentEntity.all().limit(4).from(first.nextToken())));
  }

  @Test
  void aScanSeesTheTenants() {
    assertThat(acme.stream(DeskTable.scan(DeskTicketEntity.type())))
        .hasSize(10)
        .allMatch(t -> t.votes() == 1);
    assertThat(beta.stream(DeskTable.scan())).hasSize(10);
    assertThat(beta.execute(DeskTable.scan(DeskTicketEntity.type()).count())).isEqualTo(10);
  }

  @Test
  void aScanOfAnIndexSeesTheTenants() {
    acme.execute(DeskAgentEntity.put(new Agent("kim", "kim@acme")));
    List<Ticket> tickets = new ArrayList<>();

    acme.execute(
        DeskTable.scanGsi1(DeskTicketEntity.type()).segments(2).pageSize(3).forEach(tickets::add));

    assertThat(tickets).hasSize(10).allMatch(ticket -> ticket.votes() == 1);
    assertThat(acme.stream(DeskTable.scanGsi1())).hasSize(11);
    assertThat(acme.execute(DeskTable.scanGsi1().count())).isEqualTo(11);
    assertThat(beta.stream(DeskTable.scanGsi1())).hasSize(10);
    String checkpoint =
        acme.execute(DeskTable.scanGsi1(DeskTicketEntity.type()).limit(1)).checkpoint();
    assertThat(acme.stream(DeskTable.scanGsi1(DeskTicketEntity.type()).from(checkpoint)))
        .hasSize(9);
    assertThatExceptionOfType(InvalidPageTokenException.class)
        .isThrownBy(
            () -> beta.execute(DeskTable.scanGsi1(DeskTicketEntity.type()).from(checkpoint)));
  }

  @Test
  void aPageTokenIsTheTenants() {
    Page<Ticket> page = acme.page(DeskTicketEntity.byState(State.OPEN).limit(4));
    String token = page.nextToken();

    assertThat(acme.page(DeskTicketEntity.byState(State.OPEN).from(token)).items())
        .extracting(Ticket::id)
        .containsExactly(4L, 5L, 6L, 7L, 8L, 9L);
    assertThatExceptionOfType(InvalidPageTokenException.class)
        .isThrownBy(() -> beta.page(DeskTicketEntity.byState(State.OPEN).from(token)));
  }

  @Test
  void withoutATenantNothingIsReadOrWritten() {
    TableClient nobody = desk.client();

    assertThat(
            List.<Runnable>of(
                () -> nobody.execute(DeskTicketEntity.get(1)),
                () -> nobody.execute(DeskTicketEntity.put(ticket(1, 1))),
                () -> nobody.execute(DeskTicketEntity.delete(1)),
                () -> nobody.execute(DeskTicketEntity.update(1).votes(3)),
                () -> nobody.execute(DeskTicketEntity.update(ticket(1, 1), ticket(1, 2))),
                () -> nobody.page(DeskTicketEntity.byState(State.OPEN)),
                () -> nobody.stream(DeskTicketEntity.byState(State.OPEN)).forEach(ticket -> {}),
                () -> nobody.execute(DeskTicketEntity.byState(State.OPEN).count()),
                () -> nobody.execute(DeskTicketEntity.byAgent("kim").hydrate()),
                () -> nobody.execute(DeskTable.scan(DeskTicketEntity.type())),
                () -> nobody.execute(DeskAgentEntity.all()),
                () -> nobody.execute(DeskAgentEntity.all().count()),
                () -> nobody.execute(DeskTicketAndNotesCollection.byTicket(1).grouped()),
                () -> nobody.execute(DeskTicketEntity.byState(State.OPEN).deleteAll()),
                () -> nobody.execute(DeskAgentEntity.put(new Agent("a", "b"))),
                () -> nobody.transact(DeskTicketEntity.check(1).exists()),
                () -> nobody.transactGet(DeskTicketEntity.get(1)),
                () -> nobody.execute(BatchGet.of(DeskTicketEntity.get(1))),
                () -> nobody.execute(BatchWrite.of(DeskTicketEntity.delete(1))),
                () -> assertThat(DeskTicketEntity.get(1).toRequest()).isNotNull()))
        .allSatisfy(
            refused ->
                assertThatExceptionOfType(InvalidArgumentException.class)
                    .isThrownBy(refused::run)
                    .withMessage(
                        "[SGR0111] The items of the table Desk belong to tenants, and no"
                            + " tenant is chosen. Execute operations on client.forTenant(id). To"
                            + " see their requests, call"
                            + " toRequest(client.forTenant(id).context()).")
                    .extracting(InvalidArgumentException::code)
                    .isEqualTo(ErrorCode.TENANT_REQUIRED));
    assertThat(desk.items()).hasSize(20);
  }

  @Test
  void aTenantsIdIsAPartOfAKey() {
    assertThat(List.of("", "a#b", "\ud800"))
        .allSatisfy(
            id ->
                assertThatExceptionOfType(InvalidKeyException.class)
                    .isThrownBy(() -> desk.client().forTenant(id)));
    assertThatExceptionOfType(InvalidKeyException.class)
        .isThrownBy(
            () -> desk.client().forTenant("t".repeat(2030)).execute(DeskTicketEntity.get(1)))
        .withMessageContaining("DynamoDB takes at most 2048");
  }

  @Test
  void aTenantsIdMayHoldTheCodePointThatEndsRanges() {
    TableClient odd = desk.client().forTenant("acme\uDBFF\uDFFF");
    odd.execute(DeskTicketEntity.put(ticket(3, 5)));

    assertThat(odd.execute(DeskTicketEntity.byState(State.OPEN).limit(20)).items())
        .containsExactly(ticket(3, 5));
    assertThat(
            odd.execute(DeskTicketEntity.byState(State.OPEN).id(between(0, 9)).limit(20)).items())
        .containsExactly(ticket(3, 5));
    assertThat(acme.execute(DeskTicketEntity.byState(State.OPEN).limit(20)).items()).hasSize(10);
  }

  @Test
  void aTableWithoutTenantsHasNone() {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(
            () ->
                new TableClient(
                        desk.dynamoDb(),
                        new TableSchema("Plain", DeskTable.SCHEMA.key(), List.of(), "#", "_et"))
                    .forTenant("acme"))
        .withMessageContaining("has no tenants");
  }

  @Test
  void aScanGivesTheItemsOfTheTenant() {
    assertThat(acme.stream(DeskTable.scan(DeskTicketEntity.type())))
        .extracting(Ticket::votes)
        .hasSize(10)
        .containsOnly(1L);
    assertThat(beta.stream(DeskTable.scan())).hasSize(10);

    TableClient nobody = desk.client();
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> nobody.execute(DeskTable.scan(DeskTicketEntity.type())))
        .withMessageContaining("belong to tenants, and no tenant is chosen");
  }

  @Test
  void aCheckpointIsNoneOfAnotherTenant() {
    String checkpoint =
        acme.execute(DeskTable.scan(DeskTicketEntity.type()).pageSize(1)).checkpoint();

    assertThatExceptionOfType(InvalidPageTokenException.class)
        .isThrownBy(() -> beta.execute(DeskTable.scan(DeskTicketEntity.type()).from(checkpoint)));
  }

  @Test
  void refusalsNameTheItemAsItIsStored() {
    assertRefused(DeskTicketEntity.put(ticket(3, 1)).ifNotExists(), "Put");
    assertRefused(DeskTicketEntity.update(3).incrementVotes(1).when(VOTES.eq(9L)), "Update");
    assertRefused(DeskTicketEntity.upsert(3, State.OPEN, "kim", 1).when(VOTES.eq(9L)), "Upsert");
    assertRefused(DeskTicketEntity.delete(3).when(VOTES.eq(9L)), "Delete");
    assertRefused(DeskTicketEntity.update(ticket(3, 5), ticket(3, 6)), "Update");
  }

  private void assertRefused(Operation<?> write, String kind) {
    String told = kind + "[Ticket TENANT#acme#TICKET#0003 / TICKET] refused: ";
    assertThatThrownBy(() -> acme.execute(write)).hasMessageStartingWith("[SGR0301] " + told);
    assertThatThrownBy(() -> acme.transact((TransactWrite) write))
        .hasMessageContaining("Operation 1: " + told);
  }

  @Test
  void aLocalIndexIsReadAndCountedByTheTenantsPartitionKey() {
    acme.execute(DeskNoteEntity.put(new Note(3, 1, "ask")));
    acme.execute(DeskNoteEntity.put(new Note(3, 2, "answer")));
    beta.execute(DeskNoteEntity.put(new Note(3, 1, "ask")));

    assertThat(acme.execute(DeskNoteEntity.byText(3).count())).isEqualTo(2);
    assertThat(beta.execute(DeskNoteEntity.byText(3).count())).isEqualTo(1);
    assertThat(acme.execute(DeskNoteEntity.byText(3).filter(DeskNoteEntity.NUMBER.gt(1L)).count()))
        .isEqualTo(1);
    assertThat(acme.execute(DeskNoteEntity.byText(3).filter(DeskNoteEntity.NUMBER.gt(1L))).items())
        .containsExactly(new Note(3, 2, "answer"));
    assertThat(acme.execute(DeskNoteEntity.byText(3).text("ask").count())).isEqualTo(1);
    assertThat(acme.execute(DeskNoteEntity.byText(3).deleteAll()).deleted()).isEqualTo(2);
    assertThat(beta.execute(DeskNoteEntity.byText(3)).items()).hasSize(1);
  }
}
