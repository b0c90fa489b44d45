package dev.singlet.it.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.TransactionOutcome;
import dev.singlet.TransactionOutcome.State;
import dev.singlet.TransactionSeries;
import dev.singlet.TransactionSeriesResult;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.reliability.Way.Caller;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.Ledgers.Total;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.it.reliability.model.LedgersTotalEntity;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

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
    assertThat(failure).isNotNull().hasCauseInstanceOf(SdkException.class);
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
  void aConflictAfterALostAnswerIsUnknownAndNotMadeTwice() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();
    TableClient client = ledgers.client(proxy.client()).withTransactionAttempts(1);

    TransactionSeriesResult result = client.execute(entries());

    assertThat(result.unknown()).extracting(TransactionOutcome::group).containsExactly(0);
    assertThat(result.made()).hasSize(LEDGERS - 1);
    assertThat(client.execute(result.rest()).orThrow().made()).hasSize(1);
    assertThat(sums()).isEqualTo(Collections.nCopies(LEDGERS, 1L));
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
