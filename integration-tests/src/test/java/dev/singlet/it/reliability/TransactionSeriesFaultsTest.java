package dev.singlet.it.reliability;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.InstanceOfAssertFactories.optional;

import dev.singlet.TableClient;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.extras.TransactionOutcome;
import dev.singlet.extras.TransactionOutcome.State;
import dev.singlet.extras.TransactionSeries;
import dev.singlet.extras.TransactionSeriesResult;
import dev.singlet.it.reliability.Way.Caller;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.Ledgers.Keeper;
import dev.singlet.it.reliability.model.Ledgers.Total;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersKeeperEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.it.reliability.model.LedgersTotalEntity;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.Transaction;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Series of transactions whose requests fail midway. */
class TransactionSeriesFaultsTest {

  private static final int LEDGERS = 30;
  private static final int MADE = 10;

  @RegisterExtension final LocalTable ledgers = LocalTable.of(LedgersTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(3).start();

  @BeforeEach
  void putTotals() {
    TableClient client = ledgers.client();
    IntStream.range(0, LEDGERS)
        .forEach(ledger -> client.execute(LedgersTotalEntity.put(new Total(ledger, 0))));
  }

  @AfterEach
  void stop() {
    proxy.close();
  }

  /** Returns a series that adds an entry to each ledger. */
  private static TransactionSeries entries() {
    return TransactionSeries.ofGroups(
        IntStream.range(0, LEDGERS).mapToObj(ledger -> new Entry(ledger, 1, "a", 1)).toList(),
        Entry::ledger,
        entry ->
            List.of(
                LedgersEntryEntity.put(entry).ifNotExists(),
                LedgersTotalEntity.update(entry.ledger()).incrementSum(entry.amount())));
  }

  private void failAfter(int requests, Fault fault) {
    AtomicInteger seen = new AtomicInteger();
    proxy
        .inject(fault)
        .on(TransactWriteItemsRequest.class, any -> seen.incrementAndGet() > requests)
        .always();
  }

  private List<Long> sums() {
    TableClient client = ledgers.client();
    return IntStream.range(0, LEDGERS)
        .mapToObj(ledger -> client.execute(LedgersTotalEntity.get(ledger)).orElseThrow().sum())
        .toList();
  }

  private static TransactionSeriesResult soFar(Caller caller, TransactionSeries series) {
    UnfinishedException failure =
        catchThrowableOfType(UnfinishedException.class, () -> caller.execute(series));
    assertThat(failure)
        .cause()
        .isInstanceOfAny(SdkException.class, TransactionFailedException.class);
    return failure.soFar(series).orElseThrow();
  }

  private void finish(Caller caller, TransactionSeriesResult soFar) {
    proxy.calm();
    TransactionSeries rest = soFar.rest();
    assertThat(rest.transactions()).hasSize(LEDGERS - MADE);
    assertThat(caller.execute(rest).orThrow().made())
        .extracting(TransactionOutcome::transaction)
        .isEqualTo(rest.transactions());
    assertThat(sums()).isEqualTo(Collections.nCopies(LEDGERS, 1L));
  }

  @ParameterizedTest
  @EnumSource
  void aLostConnectionLeavesARestThatCanBeMadeLater(Way way) {
    Caller caller = way.caller(ledgers, proxy);
    failAfter(MADE, Fault.LOST_REQUEST);

    TransactionSeriesResult soFar = soFar(caller, entries());

    assertThat(soFar.made()).hasSize(MADE);
    assertThat(soFar.unknown()).extracting(TransactionOutcome::group).containsExactly(MADE);
    assertThat(soFar.unprocessed()).hasSize(LEDGERS - MADE - 1);
    assertThat(ledgers.items()).hasSize(LEDGERS + MADE);
    finish(caller, soFar);
  }

  @ParameterizedTest
  @EnumSource
  void aLostAnswerIsUnknownAndNotMadeTwice(Way way) {
    Caller caller = way.caller(ledgers, proxy);
    failAfter(MADE, Fault.LOST_RESPONSE);

    TransactionSeriesResult soFar = soFar(caller, entries());

    assertThat(soFar.unknown()).extracting(TransactionOutcome::group).containsExactly(MADE);
    assertThat(ledgers.items()).hasSize(LEDGERS + MADE + 1);
    finish(caller, soFar);
  }

  @ParameterizedTest
  @EnumSource
  void throttlingEndsTheSeriesAndWritesNothing(Way way) {
    Caller caller = way.caller(ledgers, proxy);
    failAfter(MADE, Fault.THROTTLE);

    TransactionSeriesResult soFar = soFar(caller, entries());

    assertThat(soFar.unknown()).isEmpty();
    assertThat(soFar.unprocessed())
        .hasSize(LEDGERS - MADE)
        .extracting(TransactionOutcome::failure)
        .filteredOn(Objects::nonNull)
        .singleElement()
        .isInstanceOf(ProvisionedThroughputExceededException.class);
    finish(caller, soFar);
  }

  @ParameterizedTest
  @EnumSource
  void severalAtOnceLoseNoOutcome(Way way) {
    Caller caller = way.caller(ledgers, proxy);
    failAfter(MADE, Fault.LOST_RESPONSE);

    TransactionSeriesResult soFar = soFar(caller, entries().requestsAtOnce(4));

    assertThat(soFar.outcomes()).hasSize(LEDGERS);
    assertThat(soFar.unknown()).hasSizeBetween(1, 4);
    assertThat(ledgers.items()).hasSize(LEDGERS + MADE + soFar.unknown().size());
    finish(caller, soFar);
  }

  @ParameterizedTest
  @EnumSource
  void aFailureOfTheFirstRequestIsThrownAsItIs(Way way) {
    Caller caller = way.caller(ledgers, proxy);
    failAfter(0, Fault.LOST_RESPONSE);
    TransactionSeries series = entries();

    assertThatThrownBy(() -> caller.execute(series)).isInstanceOf(SdkException.class);

    proxy.calm();
    caller.execute(series).orThrow();
    assertThat(sums()).isEqualTo(Collections.nCopies(LEDGERS, 1L));
  }

  @Test
  void conflictsAfterALostAnswerLeaveItUnknownUntilItIsMadeOnce() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();
    TableClient client = ledgers.client(proxy.client()).withTransactionAttempts(1);

    TransactionSeriesResult result = client.execute(entries());
    assertThat(result.made()).hasSize(LEDGERS - 1);
    assertThat(result.unknown()).extracting(TransactionOutcome::group).containsExactly(0);

    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();
    TransactionSeriesResult again = client.execute(result.rest());
    assertThat(again.unknown())
        .singleElement()
        .extracting(TransactionOutcome::cancellation, optional(TransactionFailedException.class))
        .get()
        .matches(TransactionFailedException::mayHaveBeenMade);

    assertThat(client.execute(again.rest()).orThrow().made()).hasSize(1);
    assertThat(sums()).isEqualTo(Collections.nCopies(LEDGERS, 1L));
  }

  /** Returns a series whose second transaction changes a unique value. */
  private static TransactionSeries newSeal() {
    return TransactionSeries.of(
        Transaction.of(LedgersTotalEntity.update(0).incrementSum(1)),
        Transaction.of(LedgersKeeperEntity.update("ann").seal("lion")),
        Transaction.of(LedgersTotalEntity.update(1).incrementSum(1)));
  }

  private static void assertStates(TransactionSeriesResult result, State... states) {
    assertThat(result.outcomes()).extracting(TransactionOutcome::state).containsExactly(states);
  }

  @ParameterizedTest
  @EnumSource
  void aTransactionIsPlannedAgainIfItWasNotMadeAndOthersChangedItsItem(Way way) {
    ledgers.client().execute(LedgersKeeperEntity.put(new Keeper("ann", "bear")));
    Caller caller = way.caller(ledgers, proxy);
    failAfter(1, Fault.LOST_REQUEST);
    TransactionSeriesResult soFar = soFar(caller, newSeal());
    assertStates(soFar, State.MADE, State.UNKNOWN, State.UNPROCESSED);
    ledgers.client().execute(LedgersKeeperEntity.update("ann").seal("wolf"));

    proxy.calm();
    caller.execute(soFar.rest()).orThrow();

    assertThat(ledgers.client().execute(LedgersKeeperEntity.get("ann")))
        .contains(new Keeper("ann", "lion"));
    ledgers.client().execute(LedgersKeeperEntity.put(new Keeper("bob", "wolf")).ifNotExists());
    assertThat(sums()).startsWith(1L, 1L, 0L);
  }

  @ParameterizedTest
  @EnumSource
  void aReadThatFailsLeavesATransactionUnprocessed(Way way) {
    ledgers.client().execute(LedgersKeeperEntity.put(new Keeper("ann", "bear")));
    Caller caller = way.caller(ledgers, proxy);
    proxy.inject(Fault.LOST_REQUEST).on(GetItemRequest.class).always();

    TransactionSeriesResult soFar = soFar(caller, newSeal());

    assertStates(soFar, State.MADE, State.UNPROCESSED, State.UNPROCESSED);
    proxy.calm();
    caller.execute(soFar.rest()).orThrow();
  }

  @ParameterizedTest
  @EnumSource
  void throttlingAfterALostAnswerLeavesItUnknown(Way way) {
    Caller caller = way.caller(ledgers, proxy);
    failAfter(MADE, Fault.LOST_RESPONSE);
    TransactionSeries series = entries();
    assertThat(soFar(caller, series).unknown()).hasSize(1);
    proxy.calm();
    failAfter(MADE, Fault.THROTTLE);

    TransactionSeriesResult soFar = soFar(caller, series);

    assertThat(soFar.unknown())
        .singleElement()
        .extracting(TransactionOutcome::failure, as(InstanceOfAssertFactories.THROWABLE))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            inDoubt -> assertThat(inDoubt.mayHaveBeenMade()).isTrue())
        .hasCauseInstanceOf(ProvisionedThroughputExceededException.class);
    finish(caller, soFar);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ThrottlingError", "ProvisionedThroughputExceeded"})
  void aLackOfCapacityForATransactionEndsTheSeries(String code) {
    AtomicInteger left = new AtomicInteger(MADE);
    ExecutionInterceptor lack =
        new ExecutionInterceptor() {
          @Override
          public void beforeExecution(
              Context.BeforeExecution context, ExecutionAttributes attributes) {
            if (left.getAndDecrement() == 0) {
              throw cancelled(code);
            }
          }
        };
    TableClient client =
        ledgers
            .client(
                proxy.client(
                    sdk -> sdk.overrideConfiguration(all -> all.addExecutionInterceptor(lack))))
            .withTransactionAttempts(1);
    TransactionSeries series = entries();

    UnfinishedException failure =
        catchThrowableOfType(UnfinishedException.class, () -> client.execute(series));

    assertThat(failure)
        .cause()
        .isInstanceOfSatisfying(
            TransactionFailedException.class, cause -> assertThat(cause.isPassing()).isTrue());
    TransactionSeriesResult soFar = failure.soFar(series).orElseThrow();
    assertThat(soFar.made()).hasSize(MADE);
    assertThat(soFar.unprocessed())
        .hasSize(LEDGERS - MADE)
        .extracting(TransactionOutcome::failure)
        .filteredOn(Objects::nonNull)
        .containsExactly(failure.getCause());
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(MADE);
    client.execute(soFar.rest()).orThrow();
    assertThat(sums()).isEqualTo(Collections.nCopies(LEDGERS, 1L));
  }

  private static TransactionCanceledException cancelled(String code) {
    return TransactionCanceledException.builder()
        .statusCode(400)
        .cancellationReasons(
            CancellationReason.builder().code(code).build(),
            CancellationReason.builder().code("None").build())
        .build();
  }

  @Test
  void aConflictStopsNoOtherAndIsLeftForLater() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();
    TableClient client = ledgers.client(proxy.client()).withTransactionAttempts(1);

    TransactionSeriesResult result = client.execute(entries());

    assertThat(result.made()).hasSize(LEDGERS - 1);
    TransactionOutcome left = result.unprocessed().get(0);
    assertThat(left.state()).isEqualTo(State.UNPROCESSED);
    assertThat(left.cancellation()).get().matches(TransactionFailedException::isPassing);
    client.execute(result.rest()).orThrow();
    assertThat(sums()).isEqualTo(Collections.nCopies(LEDGERS, 1L));
  }
}
