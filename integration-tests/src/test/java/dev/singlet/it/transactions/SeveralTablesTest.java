package dev.singlet.it.transactions;

import static dev.singlet.it.transactions.model.SavingsDepositEntity.BALANCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.extras.TransactionOutcome;
import dev.singlet.extras.TransactionOutcome.State;
import dev.singlet.extras.TransactionSeries;
import dev.singlet.extras.TransactionSeriesResult;
import dev.singlet.it.transactions.model.Bank.Account;
import dev.singlet.it.transactions.model.BankAccountEntity;
import dev.singlet.it.transactions.model.BankTable;
import dev.singlet.it.transactions.model.Savings.Deposit;
import dev.singlet.it.transactions.model.Savings.Entry;
import dev.singlet.it.transactions.model.SavingsDepositEntity;
import dev.singlet.it.transactions.model.SavingsEntryEntity;
import dev.singlet.it.transactions.model.SavingsTable;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.TransactWrite;
import dev.singlet.listener.RequestReport;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.Transaction;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Transactions that write to several tables, or for several tenants. */
class SeveralTablesTest {

  private static final String KIM = "kim@example.org";
  private static final String LEE = "lee@example.org";

  @RegisterExtension final LocalTable bank = LocalTable.of(BankTable.SCHEMA);
  @RegisterExtension final LocalTable savings = LocalTable.of(SavingsTable.SCHEMA);
  @RegisterExtension final LocalTable other = LocalTable.of(SavingsTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(7).start();

  @BeforeEach
  void fill() {
    delft().execute(BankAccountEntity.put(account("kim", KIM)));
    savings.client().execute(SavingsDepositEntity.put(deposit("kim", KIM)));
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  private static Account account(String id, String email) {
    return new Account(id, email, 100, 0, Instant.EPOCH);
  }

  private static Deposit deposit(String owner, String email) {
    return new Deposit(owner, email, 10, Instant.EPOCH);
  }

  private TableClient delft() {
    return bank.client().forTenant("delft");
  }

  private TableClient ghent() {
    return bank.client().forTenant("ghent");
  }

  private Account stored(TableClient branch) {
    return branch.execute(BankAccountEntity.get("kim").consistent()).orElseThrow();
  }

  private Deposit saved(LocalTable table) {
    return table.client().execute(SavingsDepositEntity.get("kim").consistent()).orElseThrow();
  }

  /** Moves money from the account to the savings. */
  private Transaction move() {
    return Transaction.of(BankAccountEntity.update("kim").decrementBalance(30))
        .and(savings.client(), SavingsDepositEntity.update("kim").incrementBalance(30));
  }

  private static TransactionFailedException failureOf(TableClient client, Transaction refused) {
    return catchThrowableOfType(TransactionFailedException.class, () -> client.execute(refused));
  }

  @Test
  void oneRequestWritesToAll() {
    List<RequestReport> reports = new ArrayList<>();

    delft().withListener(reports::add).execute(move());

    assertThat(stored(delft()).balance()).isEqualTo(70);
    assertThat(stored(delft()).version()).isEqualTo(2);
    assertThat(saved(savings).balance()).isEqualTo(40);
    assertThat(reports)
        .singleElement()
        .satisfies(
            report -> {
              assertThat(report.operation()).isEqualTo("Transaction");
              assertThat(report.table()).isEqualTo(bank.tableName());
              assertThat(report.consumed())
                  .extracting(part -> part.tableName())
                  .containsExactlyInAnyOrder(bank.tableName(), savings.tableName());
            });
  }

  @Test
  void theRequestShowsAllWritesWithTheSettingsOfTheirClients() {
    List<TransactWriteItem> items = move().toRequest(delft().context()).transactItems();

    assertThat(items).hasSize(2);
    assertThat(items.get(0).update().tableName()).isEqualTo(bank.tableName());
    assertThat(items.get(0).update().key().get("PK").s()).isEqualTo("BRANCH#delft#ACCOUNT#kim");
    assertThat(items.get(1).update().tableName()).isEqualTo(savings.tableName());
    assertThat(items.get(1).update().key()).containsOnlyKeys("id");
    assertThat(move().writes()).hasSize(2);
  }

  @Test
  void allItemsGetOneTimeUnlessAClientHasAClockOfItsOwn() {
    delft().execute(move());

    assertThat(saved(savings).at()).isEqualTo(stored(delft()).at()).isAfter(Instant.EPOCH);

    delft()
        .execute(
            Transaction.of(BankAccountEntity.update("kim").balance(1))
                .and(
                    savings.client().withClock(Fixed.CLOCK),
                    SavingsDepositEntity.update("kim").balance(1)));

    assertThat(saved(savings).at()).isEqualTo(Fixed.CLOCK.instant());
    assertThat(stored(delft()).at()).isAfter(Fixed.CLOCK.instant());
  }

  @Test
  void oneModelCanBeInTwoTables() {
    Put<Deposit> copy = SavingsDepositEntity.put(deposit("kim", KIM));
    savings.client().execute(SavingsDepositEntity.delete("kim"));

    savings.client().execute(Transaction.of(copy).and(other.client(), copy));

    assertThat(saved(other).email()).isEqualTo(KIM);
    assertThat(savings.items()).hasSize(2);
    assertThat(other.items()).hasSize(2);
    assertThatThrownBy(() -> other.client().execute(SavingsDepositEntity.put(deposit("lee", KIM))))
        .hasMessageContaining("Deposit.email kim@example.org is taken by the item id=ACCOUNT#kim");
  }

  @Test
  void oneTransactionWritesForSeveralTenants() {
    Put<Account> put = BankAccountEntity.put(account("lee", LEE));

    bank.client().onlyForTenant("delft").execute(Transaction.of(put).and(ghent(), List.of(put)));

    assertThat(delft().execute(BankAccountEntity.get("lee"))).isPresent();
    assertThat(ghent().execute(BankAccountEntity.get("lee"))).isPresent();
    assertThatThrownBy(() -> ghent().execute(BankAccountEntity.put(account("kim", LEE))))
        .as("a value is unique within each tenant")
        .hasMessageContaining("is taken by the item PK=BRANCH#ghent#ACCOUNT#lee, SK=ACCOUNT.");
    assertThatThrownBy(() -> bank.client().execute(Transaction.of(put).and(ghent(), put)))
        .as("the client that executes it needs a tenant, too")
        .hasMessageStartingWith("[SGR0111]");
  }

  @Test
  void twoOperationsOnOneItemAreRefusedThoughTwoClientsHaveThem() {
    assertThatThrownBy(
            () ->
                delft()
                    .execute(
                        Transaction.of(BankAccountEntity.update("kim").balance(1))
                            .and(delft(), BankAccountEntity.check("kim"))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0110] Transaction refused: operation 1, Update[Account BRANCH#delft#ACCOUNT#kim /"
                + " ACCOUNT], and operation 2, Check[Account BRANCH#delft#ACCOUNT#kim / ACCOUNT],"
                + " are on the same item, and DynamoDB takes one operation for an item. Combine"
                + " the two into one.");
  }

  @Test
  void aFailureInTheSecondTableNamesTheOperationAndItsItem() {
    TransactWrite withdraw = SavingsDepositEntity.update("kim").balance(0).when(BALANCE.gt(50L));
    Transaction refused =
        Transaction.of(BankAccountEntity.update("kim").incrementBalance(50))
            .and(savings.client(), withdraw);

    TransactionFailedException failed = failureOf(delft(), refused);

    assertThat(failed)
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 2: Update[Deposit"
                + " ACCOUNT#kim] refused: its condition balance > 50 does not hold, since balance"
                + " is 10.");
    TransactionFailure failure = failed.failures().get(0);
    assertThat(failure.operation()).isSameAs(withdraw);
    assertThat(failure.position()).isEqualTo(2);
    assertThat(failure.condition()).isEqualTo(Reason.CONDITION);
    assertThat(failure.existing(SavingsDepositEntity.type())).contains(saved(savings));
    assertThat(failed.existing(BankAccountEntity.type())).isEmpty();
    assertThat(stored(delft()).balance()).isEqualTo(100);
    assertThat(delft().tryExecute(refused)).isFalse();
  }

  @Test
  void aVersionIsCheckedInEachTable() {
    Account before = stored(ghentWithKim());
    ghent().execute(BankAccountEntity.update("kim").balance(1));

    TransactionFailedException failed =
        failureOf(
            savings.client(),
            Transaction.of(SavingsDepositEntity.delete("kim"))
                .and(ghent(), BankAccountEntity.put(before)));

    assertThat(failed.failures()).extracting(TransactionFailure::position).containsExactly(2);
    assertThat(failed.failures().get(0).condition()).isEqualTo(Reason.STALE_VERSION);
    assertThat(saved(savings).balance()).isEqualTo(10);
  }

  private TableClient ghentWithKim() {
    ghent().execute(BankAccountEntity.put(account("kim", KIM)));
    return ghent();
  }

  @Test
  void uniqueValuesAreKeptInEachTable() {
    savings.client().execute(SavingsDepositEntity.put(deposit("lee", LEE)));
    Transaction taken =
        Transaction.of(BankAccountEntity.update("kim").email(LEE))
            .and(savings.client(), SavingsDepositEntity.update("kim").email(LEE));

    TransactionFailedException failed = failureOf(delft(), taken);

    assertThat(failed.failures())
        .singleElement()
        .satisfies(
            failure -> {
              assertThat(failure.position()).isEqualTo(2);
              assertThat(failure.condition()).isEqualTo(Reason.UNIQUE);
              assertThat(failure.attribute()).isEqualTo("email");
            });

    savings.client().execute(SavingsDepositEntity.delete("lee"));
    delft().execute(taken);

    assertThat(stored(delft()).email()).isEqualTo(LEE);
    assertThat(saved(savings).email()).isEqualTo(LEE);
    assertThat(savings.items()).as("the item and its value").hasSize(2);
    assertThat(bank.items()).hasSize(2);
  }

  @Test
  void aValueCanBeHandedOverThoughTwoClientsHaveTheWrites() {
    savings.client().execute(SavingsDepositEntity.put(deposit("lee", LEE)));

    savings
        .client()
        .execute(
            Transaction.of(SavingsDepositEntity.update("kim").email(LEE))
                .and(savings.asyncClient(), SavingsDepositEntity.update("lee").email(KIM)));

    assertThat(saved(savings).email()).isEqualTo(LEE);
    assertThat(savings.client().execute(SavingsDepositEntity.get("lee")).orElseThrow().email())
        .isEqualTo(KIM);
    assertThat(savings.items()).hasSize(4);
  }

  @Test
  void anUpdateThatChangesNothingIsLeftOut() {
    RecordUpdate<Deposit> none = SavingsDepositEntity.update(saved(savings), saved(savings));
    Transaction both =
        Transaction.of(BankAccountEntity.update("kim").balance(1)).and(savings.client(), none);

    assertThat(both.toRequest(delft().context()).transactItems()).hasSize(1);
    savings
        .client(proxy.client())
        .execute(Transaction.of(none).and(savings.client(), List.of()).and(delft(), List.of()));
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isZero();
  }

  @Test
  void theLimitsAreThoseOfAllTables() {
    List<TransactWrite> entries =
        IntStream.range(0, 100)
            .<TransactWrite>mapToObj(i -> SavingsEntryEntity.put(new Entry("e" + i, i)))
            .toList();
    Transaction tooMany =
        Transaction.of(BankAccountEntity.update("kim").balance(1)).and(savings.client(), entries);

    delft()
        .execute(
            Transaction.of(BankAccountEntity.check("kim"))
                .and(other.client(), entries.subList(1, 100)));
    assertThat(other.items()).hasSize(99);
    assertThatThrownBy(() -> delft().execute(tooMany))
        .hasMessageStartingWith(
            "[SGR0110] Transaction refused: its 101 actions are more than the 100 that DynamoDB"
                + " takes; operation 101, Put[Entry ENTRY#e99], is the first one too many.");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aSeriesWritesToSeveralTablesAndForSeveralTenants(boolean isAsync) {
    ghentWithKim();
    TransactionSeries series =
        TransactionSeries.of(
            move(),
            Transaction.of(BankAccountEntity.update("kim").decrementBalance(1))
                .and(savings.client(), SavingsDepositEntity.check("lee").exists()),
            Transaction.of(BankAccountEntity.update("kim").decrementBalance(7))
                .and(ghent(), BankAccountEntity.update("kim").incrementBalance(7)));
    long inGhent = stored(ghent()).balance();

    TransactionSeriesResult result = execute(isAsync, series);

    assertThat(result.outcomes())
        .extracting(TransactionOutcome::state)
        .containsExactly(State.MADE, State.REFUSED, State.MADE);
    assertThat(stored(delft()).balance()).isEqualTo(100 - 30 - 7);
    assertThat(saved(savings).balance()).isEqualTo(10 + 30);
    assertThat(stored(ghent()).balance()).isEqualTo(inGhent + 7);
    savings.client().execute(SavingsDepositEntity.put(deposit("lee", LEE)));
    execute(isAsync, result.restWithRefused()).orThrow();
    assertThat(stored(delft()).balance()).isEqualTo(100 - 30 - 7 - 1);
  }

  private TransactionSeriesResult execute(boolean isAsync, TransactionSeries series) {
    return isAsync
        ? bank.asyncClient().forTenant("delft").execute(series).join()
        : delft().execute(series);
  }

  @Test
  void aTokenStandsForTheRequestToAllTables() {
    Transaction once = move().idempotencyToken(UUID.randomUUID().toString());

    delft().execute(once);
    delft().execute(once);

    assertThat(stored(delft()).balance()).isEqualTo(70);
    assertThat(saved(savings).balance()).isEqualTo(40);
    ghentWithKim();
    assertThatThrownBy(() -> ghent().execute(once))
        .isInstanceOf(IdempotentParameterMismatchException.class);
    assertThatThrownBy(
            () -> delft().execute(once.and(other.client(), SavingsEntryEntity.delete("e"))))
        .as("with more writes it is another request")
        .isInstanceOf(IdempotentParameterMismatchException.class);
  }

  @Test
  void isMadeOnceIfItsAnswerIsLostAndItMeetsOthersThen() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(2);

    bank.client(proxy.client()).forTenant("delft").execute(move());

    assertThat(proxy.pending()).isZero();
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(4);
    assertThat(stored(delft()).balance()).isEqualTo(70);
    assertThat(saved(savings).balance()).isEqualTo(40);
  }

  @Test
  void isMadeOnFuturesToo() {
    bank.asyncClient().forTenant("delft").execute(move()).join();

    assertThat(stored(delft()).balance()).isEqualTo(70);
    assertThat(saved(savings).balance()).isEqualTo(40);

    Transaction refused =
        Transaction.of(BankAccountEntity.check("kim"))
            .and(savings.asyncClient(), SavingsDepositEntity.update("none").balance(1));
    assertThatThrownBy(() -> bank.asyncClient().forTenant("delft").execute(refused).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(TransactionFailedException.class)
        .hasMessageContaining(
            "Operation 2: Update[Deposit ACCOUNT#none] refused: there is no such");
  }

  @Test
  void aClientTakesOperationsOfItsTableOnly() {
    Transaction ofBank = Transaction.of(BankAccountEntity.check("kim"));

    assertThatThrownBy(() -> ofBank.and(savings.client(), BankAccountEntity.check("lee")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] Check[Account ACCOUNT#lee / ACCOUNT] belongs to the table Bank, and this"
                + " client to Savings. Execute it with that table's client, or add it with that"
                + " client: .and(client, ...).");
    assertThatThrownBy(() -> savings.client().execute(move()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] Transaction[2 operations] belongs to the table Bank, and this client to"
                + " Savings. Execute it with that table's client.");
  }
}
