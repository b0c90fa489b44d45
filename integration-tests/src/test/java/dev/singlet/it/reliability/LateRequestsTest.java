package dev.singlet.it.reliability;

import static dev.singlet.it.reliability.model.LedgersTotalEntity.SUM;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.Ledgers.Keeper;
import dev.singlet.it.reliability.model.Ledgers.Total;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersKeeperEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.it.reliability.model.LedgersTotalEntity;
import dev.singlet.item.TransactWrite;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.Transaction;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** An attempt that got no answer arrives after a later one was answered. */
class LateRequestsTest {

  @RegisterExtension final LocalTable ledgers = LocalTable.of(LedgersTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(3).start();

  private final Queue<TransactWriteItemsRequest> late = new ConcurrentLinkedQueue<>();

  @BeforeEach
  void putTotal() {
    ledgers.client().execute(LedgersTotalEntity.put(new Total(1, 0)));
  }

  @AfterEach
  void stop() {
    proxy.close();
  }

  private TableClient client() {
    return ledgers.client(proxy.client());
  }

  private TableClient quickClient() {
    return ledgers.client(proxy.client(Way::quick));
  }

  /** Loses the next transaction, after an event, and keeps it. */
  private void loseAfter(Runnable event) {
    proxy
        .inject(Fault.LOST_REQUEST)
        .on(
            TransactWriteItemsRequest.class,
            request -> {
              late.add(request);
              event.run();
              return true;
            })
        .once();
  }

  private void arrive() {
    ledgers.dynamoDb().transactWriteItems(late.remove());
  }

  private void setSum(long sum) {
    ledgers.client().execute(LedgersTotalEntity.update(1).sum(sum));
  }

  private long sum() {
    return ledgers.client().execute(LedgersTotalEntity.get(1)).orElseThrow().sum();
  }

  private static TransactWrite from0To7() {
    return LedgersTotalEntity.update(1).sum(7).when(SUM.eq(0L));
  }

  @Test
  void aRefusalAfterAnAttemptWithoutAnAnswerIsInDoubt() {
    loseAfter(() -> setSum(1));

    assertThatThrownBy(() -> client().tryTransact(from0To7()))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed -> {
              assertThat(failed.mayHaveBeenMade()).isTrue();
              assertThat(failed.isPassing()).isFalse();
            })
        .hasMessageStartingWith(
            "[SGR0302] Transaction cancelled, but an attempt got no answer, and that may have been"
                + " made, or may be made later. Operation 1: ");

    setSum(0);
    arrive();
    assertThat(sum()).isEqualTo(7);
  }

  /** Being throttled says that this request was not made, and nothing of the one before. */
  @Test
  void aThrottledRepetitionOfATransactionWithATokenIsInDoubt() {
    Transaction transaction =
        Transaction.of(from0To7()).idempotencyToken(UUID.randomUUID().toString());
    proxy.inject(Fault.LOST_REQUEST).on(TransactWriteItemsRequest.class, late::add).always();
    assertThatThrownBy(() -> client().execute(transaction)).isInstanceOf(SdkClientException.class);

    try (FaultProxy busy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      busy.inject(Fault.THROTTLE).on(TransactWriteItemsRequest.class).always();
      assertIsInDoubt(() -> ledgers.client(busy.client(Way::quick)).execute(transaction));
    }

    arrive();
    assertThat(sum()).isEqualTo(7);
  }

  @Test
  void aThrottledRunOfAFunctionAfterOneWithoutAnAnswerIsInDoubt() {
    loseAfter(() -> setSum(1));
    proxy
        .inject(Fault.THROTTLE)
        .on(
            TransactWriteItemsRequest.class,
            request ->
                !late.isEmpty() && !request.transactItems().equals(late.peek().transactItems()))
        .always();

    assertIsInDoubt(
        () ->
            quickClient()
                .transact(
                    tx -> {
                      Total read = tx.read(LedgersTotalEntity.get(1), SUM).orElseThrow();
                      tx.write(LedgersTotalEntity.update(1).sum(read.sum() + 7));
                      return "";
                    }));

    setSum(0);
    arrive();
    assertThat(sum()).isEqualTo(7);
  }

  @Test
  void aThrottledTransactionWithoutAnEarlierAttemptIsReportedAsByTheSdk() {
    proxy.inject(Fault.THROTTLE).on(TransactWriteItemsRequest.class).always();

    assertThatThrownBy(() -> quickClient().execute(Transaction.of(from0To7())))
        .isInstanceOf(ProvisionedThroughputExceededException.class);
  }

  private static void assertIsInDoubt(ThrowingCallable work) {
    assertThatThrownBy(work)
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed -> {
              assertThat(failed.mayHaveBeenMade()).isTrue();
              assertThat(failed.isPassing()).isFalse();
            })
        .hasMessageContaining(
            "but an attempt got no answer, and that may have been made, or may be made later.");
  }

  @Test
  void aRefusalOfEachAttemptIsNotInDoubt() {
    setSum(1);
    proxy.inject(Fault.THROTTLE).on(TransactWriteItemsRequest.class).once();

    assertThat(client().tryTransact(from0To7())).isFalse();
  }

  /** Adds one to what was read, which can be the same again. */
  private long increment(TableClient client) {
    return client.transact(
        tx -> {
          long sum = tx.read(LedgersTotalEntity.get(1), SUM).orElseThrow().sum();
          tx.write(LedgersTotalEntity.update(1).incrementSum(1));
          return sum;
        });
  }

  @Test
  void theNextRunOfAFunctionCantMeetTheLastOne() {
    loseAfter(() -> setSum(5));

    assertThat(increment(client())).isEqualTo(5);

    setSum(0);
    assertThatThrownBy(this::arrive).isInstanceOf(IdempotentParameterMismatchException.class);
    assertThat(sum()).isZero();
  }

  @Test
  void theNextRunOfAFunctionOnFuturesCantMeetTheLastOne() {
    loseAfter(() -> setSum(5));

    ledgers
        .asyncClient(proxy.asyncClient())
        .transact(
            tx ->
                tx.read(LedgersTotalEntity.get(1), SUM)
                    .thenAccept(read -> tx.write(LedgersTotalEntity.update(1).incrementSum(1))))
        .join();

    setSum(0);
    assertThatThrownBy(this::arrive).isInstanceOf(IdempotentParameterMismatchException.class);
    assertThat(sum()).isZero();
  }

  @Test
  void aRunThatComesAfterTheLastOneArrivedIsInDoubt() {
    AtomicInteger runs = new AtomicInteger();
    loseAfter(() -> setSum(5));

    TransactionFailedException failed =
        catchThrowableOfType(
            TransactionFailedException.class,
            () ->
                client()
                    .transact(
                        tx -> {
                          tx.read(LedgersTotalEntity.get(1), SUM);
                          if (runs.incrementAndGet() == 2) {
                            setSum(0);
                            arrive();
                            setSum(5);
                          }
                          tx.write(LedgersTotalEntity.update(1).incrementSum(1));
                          return null;
                        }));

    assertThat(failed.mayHaveBeenMade()).isTrue();
    assertThat(failed.getSuppressed())
        .hasOnlyElementsOfType(IdempotentParameterMismatchException.class);
    assertThat(sum()).isEqualTo(5);
  }

  @Test
  void aFunctionThatGivesUpKeepsTheLastRunFromBeingMade() {
    for (boolean isThrown : List.of(true, false)) {
      setSum(0);
      loseAfter(() -> setSum(5));
      Callable<Boolean> take =
          () ->
              client()
                  .transact(
                      tx -> {
                        if (tx.read(LedgersTotalEntity.get(1), SUM).orElseThrow().sum() == 0) {
                          tx.write(LedgersTotalEntity.update(1).sum(1));
                          return true;
                        }
                        if (isThrown) {
                          throw new IllegalStateException("taken");
                        }
                        return false;
                      });

      if (isThrown) {
        assertThatThrownBy(take::call).hasMessage("taken");
      } else {
        assertThat(call(take)).isFalse();
      }

      setSum(0);
      assertThatThrownBy(this::arrive).isInstanceOf(IdempotentParameterMismatchException.class);
      assertThat(sum()).isZero();
    }
  }

  private static boolean call(Callable<Boolean> work) {
    try {
      return work.call();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aUniqueValueIsTakenByOneOfTwoRequests() {
    ledgers.client().execute(LedgersKeeperEntity.put(new Keeper("ann", "bear")));
    List<Map<String, AttributeValue>> before = ledgers.items();
    loseAfter(() -> ledgers.client().execute(LedgersKeeperEntity.update("ann").seal("lion")));

    client().execute(LedgersKeeperEntity.update("ann").seal("lion"));

    assertThat(ledgers.client().execute(LedgersKeeperEntity.get("ann")))
        .contains(new Keeper("ann", "lion"));
    for (Map<String, AttributeValue> item : ledgers.items()) {
      ledgers
          .dynamoDb()
          .deleteItem(
              delete ->
                  delete
                      .tableName(ledgers.tableName())
                      .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
    }
    before.forEach(
        item -> ledgers.dynamoDb().putItem(put -> put.tableName(ledgers.tableName()).item(item)));
    assertThatThrownBy(this::arrive).isInstanceOf(IdempotentParameterMismatchException.class);
  }

  @Test
  void aTransactionWithATokenHasOneRequestForAllThreads() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(8);
    try {
      for (int round = 1; round <= 25; round++) {
        Transaction once =
            Transaction.of(LedgersTotalEntity.update(1).incrementSum(1))
                .idempotencyToken(UUID.randomUUID().toString());
        List<Future<?>> all =
            Stream.<Future<?>>generate(() -> executor.submit(() -> client().execute(once)))
                .limit(8)
                .toList();
        for (Future<?> each : all) {
          each.get();
        }
        assertThat(sum()).isEqualTo(round);
      }
    } finally {
      executor.shutdown();
    }
  }

  @Test
  void aBatchCountsOneWriteForEachItem() {
    BatchWriteResult result =
        ledgers
            .client()
            .execute(
                BatchWrite.of(
                    LedgersEntryEntity.put(new Entry(1, 1, "a", 1)),
                    LedgersEntryEntity.put(new Entry(1, 1, "b", 2))));

    assertThat(result.written()).isEqualTo(1);
    assertThat(result.isComplete()).isTrue();
  }

  @Test
  void anUpdateOfATransactionThatIsTooLargeIsNamed() {
    String large = "x".repeat(410 * 1024);

    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        LedgersTotalEntity.update(1).incrementSum(1),
                        LedgersKeeperEntity.update("ann").seal(large)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageStartingWith(
            "[SGR0107] Operation 2, Update[Keeper KEEPER#ann / KEEPER]: Update of Keeper: it would"
                + " write 419");
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isZero();
  }
}
