package dev.singlet.it.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.it.reliability.Way.Caller;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.it.reliability.model.LedgersWholeCollection;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Get;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;

/**
 * Many items while a fifth of all requests fails in one of eleven ways.
 *
 * <p>{@code -Dreliability.items=100000} sets how many items, and prints what happened.
 */
class BulkFaultsTest {

  private static final int ITEMS = Integer.getInteger("reliability.items", 1000);
  private static final int LEDGERS = 10;
  private static final double FIFTH = 0.2;

  @RegisterExtension final LocalTable ledgers = LocalTable.of(LedgersTable.SCHEMA);

  private static Entry entry(int item) {
    int ledger = item % LEDGERS;
    return new Entry(ledger, item / LEDGERS, item % 3 == 0 ? "third" : "other", item);
  }

  private static List<Entry> entries(int ledger) {
    return IntStream.range(0, ITEMS)
        .filter(item -> item % LEDGERS == ledger)
        .mapToObj(BulkFaultsTest::entry)
        .toList();
  }

  private FaultProxy.Builder faults() {
    return FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint())
        .seed(20)
        .delay(Duration.ofMillis(5));
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsLostDoubledOrReordered(Way way) {
    try (FaultProxy proxy = faults().rate(FIFTH, Fault.transientFaults()).start()) {
      Caller caller = way.caller(ledgers, proxy);
      List<BatchableWrite> puts = new ArrayList<>();
      List<Get<Entry>> gets = new ArrayList<>();
      for (int item = 0; item < ITEMS; item++) {
        Entry entry = entry(item);
        puts.add(LedgersEntryEntity.put(entry));
        gets.add(LedgersEntryEntity.get(entry.ledger(), entry.number()));
      }

      BatchWriteResult written = caller.execute(BatchWrite.of(puts));
      BatchGetResult<Entry> read = caller.execute(BatchGet.of(gets));

      assertThat(written.orThrow().written()).isEqualTo(ITEMS);
      List<Entry> items = read.items();
      assertThat(items).hasSize(ITEMS);
      for (int item = 0; item < ITEMS; item++) {
        assertThat(items.get(item)).isEqualTo(entry(item));
      }
      for (int ledger = 0; ledger < LEDGERS; ledger++) {
        assertThat(caller.all(LedgersEntryEntity.inLedger(ledger).pageSize(500)))
            .isEqualTo(entries(ledger));
      }
      Queue<Entry> scanned = new ConcurrentLinkedQueue<>();
      caller.execute(
          LedgersTable.scan(LedgersEntryEntity.type())
              .segments(4)
              .pageSize(300)
              .forEach(scanned::add));
      assertThat(scanned)
          .hasSize(ITEMS)
          .satisfies(all -> assertThat(new HashSet<>(all)).isEqualTo(new HashSet<>(items)));
      assertThat(caller.execute(LedgersEntryEntity.inLedger(0).count()))
          .isEqualTo(entries(0).size());
      if (System.getProperty("reliability.items") != null) {
        System.out.println(way + ": " + proxy);
      }
    }
    assertThat(ledgers.client().stream(LedgersEntryEntity.inLedger(3))).hasSize(entries(3).size());
  }

  @ParameterizedTest
  @EnumSource
  void allIsDeletedThatAQueryFinds(Way way) {
    List<BatchableWrite> puts = new ArrayList<>();
    IntStream.range(0, 400).forEach(item -> puts.add(LedgersEntryEntity.put(entry(item))));
    ledgers.client().execute(BatchWrite.of(puts)).orThrow();
    try (FaultProxy proxy = faults().rate(FIFTH, Fault.transientFaults()).start()) {
      Caller caller = way.caller(ledgers, proxy);

      DeleteAllResult one = caller.execute(LedgersWholeCollection.byLedger(1).deleteAll());

      assertThat(one.isComplete()).isTrue();
      assertThat(one.deleted()).isEqualTo(40);
    }
    assertThat(ledgers.items()).hasSize(360);
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeWrittenIsNamedAndNothingElse(Way way) {
    try (FaultProxy proxy = faults().rate(FIFTH, Fault.UNPROCESSED).start()) {
      proxy.inject(Fault.THROTTLE).on(BatchWriteItemRequest.class, any -> isDue()).always();
      Caller caller = way.caller(ledgers, proxy);
      List<BatchableWrite> puts = new ArrayList<>();
      IntStream.range(0, 250).forEach(item -> puts.add(LedgersEntryEntity.put(entry(item))));

      BatchWriteResult result =
          caller.execute(BatchWrite.of(puts).requestsAtOnce(1).retryFor(Duration.ofMillis(300)));

      assertThat(result.isComplete()).isFalse();
      assertThat(result.written() + result.unprocessed().size()).isEqualTo(250);
      assertThat(result.cause()).isPresent();
      Set<Entry> missing = new HashSet<>();
      result.unprocessed().forEach(write -> missing.add(entryOf(write)));
      for (int item = 0; item < 250; item++) {
        Entry entry = entry(item);
        assertThat(
                ledgers
                    .client()
                    .execute(LedgersEntryEntity.get(entry.ledger(), entry.number()))
                    .isEmpty())
            .as(entry.toString())
            .isEqualTo(missing.contains(entry));
      }
    }
  }

  private int batches;

  /** From the fifth request on, DynamoDB has no capacity any more. */
  private synchronized boolean isDue() {
    return ++batches > 4;
  }

  private static Entry entryOf(BatchableWrite write) {
    return (Entry) ((dev.singlet.item.Put<?>) write).entity();
  }
}
