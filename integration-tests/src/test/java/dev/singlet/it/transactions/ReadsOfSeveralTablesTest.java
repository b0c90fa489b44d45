package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.transactions.model.Bank.Account;
import dev.singlet.it.transactions.model.BankAccountEntity;
import dev.singlet.it.transactions.model.BankTable;
import dev.singlet.it.transactions.model.Savings.Deposit;
import dev.singlet.it.transactions.model.Savings.Entry;
import dev.singlet.it.transactions.model.SavingsDepositEntity;
import dev.singlet.it.transactions.model.SavingsEntryEntity;
import dev.singlet.it.transactions.model.SavingsTable;
import dev.singlet.item.Get;
import dev.singlet.listener.RequestReport;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.AsyncOpenTransaction;
import dev.singlet.transaction.OpenTransaction;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.TransactedItems;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Reads of several tables at one moment, and transactions that follow from them. */
class ReadsOfSeveralTablesTest {

  @RegisterExtension final LocalTable bank = LocalTable.of(BankTable.SCHEMA);
  @RegisterExtension final LocalTable savings = LocalTable.of(SavingsTable.SCHEMA);
  @RegisterExtension final LocalTable other = LocalTable.of(SavingsTable.SCHEMA);

  private final Get<Account> account = BankAccountEntity.get("kim");
  private final Get<Deposit> deposit = SavingsDepositEntity.get("kim");
  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(9).start();
  private final AtomicInteger runs = new AtomicInteger();

  @BeforeEach
  void fill() {
    delft()
        .execute(
            BankAccountEntity.put(new Account("kim", "kim@example.org", 100, 0, Instant.EPOCH)));
    savings.client().execute(SavingsDepositEntity.put(deposit(10)));
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  private static Deposit deposit(long balance) {
    return new Deposit("kim", "kim@example.org", balance, Instant.EPOCH);
  }

  private TableClient delft() {
    return bank.client().forTenant("delft");
  }

  /** A client whose requests are counted. */
  private TableClient counted() {
    return bank.client(proxy.client()).forTenant("delft");
  }

  private TransactGet both() {
    return TransactGet.of(account).and(savings.client(), deposit);
  }

  private long inBank() {
    return delft().execute(account.consistent()).orElseThrow().balance();
  }

  private long saved() {
    return savings.client().execute(deposit.consistent()).orElseThrow().balance();
  }

  private void addTen() {
    savings.client().execute(SavingsDepositEntity.update("kim").incrementBalance(10));
  }

  @Test
  void oneRequestReadsAll() {
    List<RequestReport> reports = new ArrayList<>();

    TransactedItems items = delft().withListener(reports::add).execute(both());

    assertThat(items.get(account).orElseThrow().balance()).isEqualTo(100);
    assertThat(items.get(deposit).orElseThrow().balance()).isEqualTo(10);
    assertThat(reports)
        .singleElement()
        .satisfies(
            report -> {
              assertThat(report.operation()).isEqualTo("TransactGet");
              assertThat(report.table()).isEqualTo(bank.tableName());
              assertThat(report.itemsReturned()).isEqualTo(2);
            });
    List<TransactGetItem> asked = both().toRequest(delft().context()).transactItems();
    assertThat(asked)
        .extracting(each -> each.get().tableName())
        .containsExactly(bank.tableName(), savings.tableName());
    assertThat(asked.get(0).get().key().get("PK").s()).isEqualTo("BRANCH#delft#ACCOUNT#kim");
    assertThat(bank.asyncClient().forTenant("delft").execute(both()).join().get(deposit))
        .isPresent();
  }

  @Test
  void oneKeyInTwoTablesIsTwoItems() {
    other.client().execute(SavingsDepositEntity.put(deposit(77)));
    Get<Deposit> elsewhere = SavingsDepositEntity.get("kim");

    TransactedItems items =
        savings.client().execute(TransactGet.of(deposit).and(other.client(), elsewhere));

    assertThat(items.get(deposit).orElseThrow().balance()).isEqualTo(10);
    assertThat(items.get(elsewhere).orElseThrow().balance()).isEqualTo(77);
    assertThat(items).hasToString("TransactedItems[asked=2, found=2]");

    TransactedItems byOneGet =
        savings.client().execute(TransactGet.of(deposit).and(other.client(), deposit));

    assertThatThrownBy(() -> byOneGet.get(deposit))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Get[Deposit ACCOUNT#kim] was read for several clients, so it has several"
                + " items. Give each client a get of its own, and ask with that one.");
  }

  @Test
  void oneItemIsReadOnceThoughTwoClientsReadIt() {
    assertThatThrownBy(
            () ->
                savings
                    .client()
                    .execute(
                        TransactGet.of(deposit)
                            .and(savings.asyncClient(), SavingsDepositEntity.get("kim"))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageStartingWith(
            "[SGR0110] Transaction refused: get 1 and get 2, Get[Deposit ACCOUNT#kim], read the"
                + " same item");
  }

  @Test
  void allTablesTogetherHave100Gets() {
    List<Get<Entry>> gets =
        IntStream.range(0, 100).mapToObj(i -> SavingsEntryEntity.get("e" + i)).toList();

    assertThat(
            delft()
                .execute(TransactGet.of(account).and(savings.client(), gets.subList(0, 99)))
                .get(account))
        .isPresent();
    assertThatThrownBy(() -> TransactGet.of(account).and(savings.client(), gets))
        .hasMessageStartingWith(
            "[SGR0110] Transaction refused: its 101 gets are more than the 100 that DynamoDB");
  }

  @Test
  void aReadOfSeveralTablesIsSentAgainAfterConflicts() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactGetItemsRequest.class).times(2);

    assertThat(counted().execute(both()).get(deposit)).isPresent();
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(3);
  }

  /** Moves all that is saved to the account, and lets others do something in the first run. */
  private long moveAll(Runnable meanwhile) {
    return counted()
        .transact(
            tx -> {
              OpenTransaction saving = tx.on(savings.client());
              long balance = tx.read(account).orElseThrow().balance();
              long more = saving.read(deposit).orElseThrow().balance();
              first(meanwhile);
              tx.write(BankAccountEntity.update("kim").balance(balance + more));
              saving.write(SavingsDepositEntity.update("kim").balance(0));
              return more;
            });
  }

  private void first(Runnable meanwhile) {
    if (runs.incrementAndGet() == 1) {
      meanwhile.run();
    }
  }

  @Test
  void writesToAllTablesFollowFromReadsOfAll() {
    assertThat(moveAll(() -> {})).isEqualTo(10);

    assertThat(inBank()).isEqualTo(110);
    assertThat(saved()).isZero();
    assertThat(runs).hasValue(1);
    assertThat(proxy.requests(GetItemRequest.class)).isEqualTo(2);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(1);
  }

  @Test
  void runsAgainIfAnItemOfAnotherTableHasChanged() {
    assertThat(moveAll(this::addTen)).isEqualTo(20);

    assertThat(inBank()).isEqualTo(120);
    assertThat(saved()).isZero();
    assertThat(runs).hasValue(2);
  }

  @Test
  void runsAgainIfAnItemOfAnotherTableThatIsOnlyReadHasChanged() {
    counted()
        .transact(
            tx -> {
              long more = tx.on(savings.client()).read(deposit).orElseThrow().balance();
              first(this::addTen);
              tx.write(BankAccountEntity.update("kim").balance(more));
              return null;
            });

    assertThat(inBank()).isEqualTo(20);
    assertThat(runs).hasValue(2);
  }

  @Test
  void comparesChosenAttributesOfAnotherTableOnly() {
    counted()
        .transact(
            tx -> {
              Deposit read =
                  tx.on(savings.client()).read(deposit, SavingsDepositEntity.EMAIL).orElseThrow();
              first(this::addTen);
              tx.write(BankAccountEntity.update("kim").balance(read.balance()));
              return null;
            });

    assertThat(inBank()).isEqualTo(10);
    assertThat(runs).hasValue(1);
  }

  @Test
  void readsSeveralTablesAtOneMomentAndEachItemOnce() {
    counted()
        .transact(
            tx -> {
              tx.read(account);
              TransactedItems items = tx.read(both());
              assertThat(tx.on(savings.client()).read(deposit)).isEqualTo(items.get(deposit));
              first(this::addTen);
              long sum =
                  items.get(account).orElseThrow().balance()
                      + items.get(deposit).orElseThrow().balance();
              tx.write(BankAccountEntity.update("kim").balance(sum));
              return null;
            });

    assertThat(inBank()).isEqualTo(120);
    assertThat(runs).hasValue(2);
    assertThat(proxy.requests(GetItemRequest.class)).isEqualTo(2);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(2);
  }

  @Test
  void keepsTheItemsOfOneKeyInTwoTablesApart() {
    other.client().execute(SavingsDepositEntity.put(deposit(77)));

    List<Long> read =
        savings
            .client()
            .transact(
                tx -> {
                  long here = tx.read(deposit).orElseThrow().balance();
                  long there = tx.on(other.client()).read(deposit).orElseThrow().balance();
                  tx.write(SavingsDepositEntity.update("kim").balance(there));
                  tx.on(other.client()).write(SavingsDepositEntity.update("kim").balance(here));
                  return List.of(here, there);
                });

    assertThat(read).containsExactly(10L, 77L);
    assertThat(saved()).isEqualTo(77);
    assertThat(other.client().execute(deposit).orElseThrow().balance()).isEqualTo(10);
  }

  @Test
  void readsAndWritesForAnotherTenant() {
    TableClient ghent = bank.client().onlyForTenant("ghent");
    Account moved =
        delft()
            .transact(
                tx -> {
                  Account read = tx.read(account).orElseThrow();
                  assertThat(tx.on(ghent).read(account)).isEmpty();
                  tx.write(BankAccountEntity.delete(read));
                  return tx.on(ghent)
                      .write(
                          BankAccountEntity.put(
                              new Account("kim", read.email(), 100, 0, Instant.EPOCH)));
                });

    assertThat(ghent.execute(account)).contains(moved);
    assertThat(delft().execute(account)).isEmpty();
    assertThat(bank.items()).as("the account and its address").hasSize(2);
  }

  @Test
  void whatIsReturnedWithoutWritingIsOfOneMomentOfAllTables() {
    List<Long> read =
        counted()
            .transact(
                tx -> {
                  long here = tx.read(account).orElseThrow().balance();
                  first(
                      () -> {
                        delft().execute(BankAccountEntity.update("kim").balance(0));
                        savings.client().execute(SavingsDepositEntity.update("kim").balance(110));
                      });
                  return List.of(
                      here, tx.on(savings.client()).read(deposit).orElseThrow().balance());
                });

    assertThat(read).containsExactly(0L, 110L);
    assertThat(runs).hasValue(2);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(2);
  }

  @Test
  void aConditionOfAnotherTableEndsIt() {
    assertThatThrownBy(
            () ->
                counted()
                    .transact(
                        tx -> {
                          tx.read(account);
                          tx.write(BankAccountEntity.update("kim").balance(1));
                          tx.on(savings.client()).write(SavingsEntryEntity.check("none").exists());
                          return null;
                        }))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining(
            "Operation 2: Check[Entry ENTRY#none] refused: there is no such item");
    assertThat(inBank()).isEqualTo(100);
  }

  @Test
  void anAnswerThatIsLostChangesNothing() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();

    assertThat(moveAll(() -> {})).isEqualTo(10);

    assertThat(proxy.pending()).isZero();
    assertThat(inBank()).isEqualTo(110);
    assertThat(saved()).isZero();
  }

  @Test
  void runsOnFutures() {
    CompletableFuture<Long> moved =
        bank.asyncClient()
            .forTenant("delft")
            .transact(
                tx ->
                    tx.read(both())
                        .thenCompose(
                            items -> {
                              first(this::addTen);
                              return more(tx, items.get(account).orElseThrow().balance());
                            }));

    assertThat(moved.join()).isEqualTo(20);
    assertThat(inBank()).isEqualTo(120);
    assertThat(saved()).isZero();
    assertThat(runs).hasValue(2);
  }

  private CompletableFuture<Long> more(AsyncOpenTransaction tx, long balance) {
    AsyncOpenTransaction saving = tx.on(savings.asyncClient());
    return saving
        .read(deposit)
        .thenApply(
            read -> {
              long more = read.orElseThrow().balance();
              tx.write(BankAccountEntity.update("kim").balance(balance + more));
              saving.write(SavingsDepositEntity.update("kim").balance(0));
              return more;
            });
  }

  @Test
  void anOperationOfAnotherTableIsToldTheWay() {
    String way =
        " belongs to the table Savings, and this client to Bank. Use it on that table's client:"
            + " tx.on(client).";
    assertThatThrownBy(() -> delft().transact(tx -> tx.read(deposit)))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.WRONG_TABLE))
        .hasMessage("[SGR0106] Get[Deposit ACCOUNT#kim]" + way);
    assertThatThrownBy(() -> delft().transact(tx -> tx.write(SavingsDepositEntity.put(deposit(1)))))
        .hasMessageEndingWith(way);
    assertThatThrownBy(
            () ->
                delft()
                    .transact(
                        tx -> {
                          tx.write(SavingsEntryEntity.check("1"));
                          return null;
                        }))
        .hasMessage("[SGR0106] Check[Entry ENTRY#1]" + way);
  }
}
