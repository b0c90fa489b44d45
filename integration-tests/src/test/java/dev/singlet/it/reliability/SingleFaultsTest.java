package dev.singlet.it.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.it.reliability.Way.Caller;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.Ledgers.Keeper;
import dev.singlet.it.reliability.model.Ledgers.Total;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersKeeperEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.it.reliability.model.LedgersTotalEntity;
import dev.singlet.it.reliability.model.LedgersWholeCollection;
import dev.singlet.item.Get;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Each operation while a fifth of all requests fails. */
class SingleFaultsTest {

  private static final int TIMES = 10;

  @RegisterExtension final LocalTable ledgers = LocalTable.of(LedgersTable.SCHEMA);

  private FaultProxy faulty() {
    return FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint())
        .seed(5)
        .delay(Duration.ofMillis(2))
        .rate(0.2, Fault.transientFaults())
        .start();
  }

  @ParameterizedTest
  @EnumSource
  void writesEndAsTheySay(Way way) {
    try (FaultProxy proxy = faulty()) {
      Caller caller = way.caller(ledgers, proxy);
      for (int i = 0; i < TIMES; i++) {
        assertThat(caller.execute(LedgersEntryEntity.put(new Entry(1, i, "a", i))))
            .isEqualTo(new Entry(1, i, "a", i));
        assertThat(caller.execute(LedgersEntryEntity.update(1, i).kind("b")).kind()).isEqualTo("b");
        Entry before = caller.execute(LedgersEntryEntity.get(1, i)).orElseThrow();
        assertThat(before).isEqualTo(new Entry(1, i, "b", i));
        assertThat(caller.execute(LedgersEntryEntity.upsert(2, i, "c", i)).kind()).isEqualTo("c");
        if (i % 2 == 0) {
          caller.execute(LedgersEntryEntity.delete(1, i));
        }
      }
      assertThat(caller.all(LedgersEntryEntity.byKind(1, "b").pageSize(3)))
          .extracting(Entry::number)
          .containsExactlyElementsOf(
              IntStream.range(0, TIMES).filter(i -> i % 2 == 1).boxed().toList());
      assertThat(caller.all(LedgersEntryEntity.byKind(1, "a"))).isEmpty();
      assertThat(caller.execute(LedgersEntryEntity.backwards(2).hydrate()).items())
          .extracting(Entry::number)
          .isSortedAccordingTo((one, other) -> other - one)
          .hasSize(TIMES);
      assertThat(caller.execute(LedgersWholeCollection.byLedger(2).grouped()).entries())
          .hasSize(TIMES);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTransactionIsMadeOnce(Way way) {
    try (FaultProxy proxy = faulty()) {
      Caller caller = way.caller(ledgers, proxy);
      caller.execute(LedgersTotalEntity.put(new Total(1, 0)));
      for (int i = 0; i < TIMES; i++) {
        caller.execute(
            Transaction.of(
                    LedgersEntryEntity.put(new Entry(1, i, "a", i)).ifNotExists(),
                    LedgersTotalEntity.update(1).incrementSum(i))
                .idempotencyToken(way + "-" + i));
      }
      Get<Total> total = LedgersTotalEntity.get(1);
      assertThat(caller.execute(TransactGet.of(total)).get(total))
          .contains(new Total(1, TIMES * (TIMES - 1) / 2));
    }
  }

  @ParameterizedTest
  @EnumSource
  void uniqueValuesStayUnique(Way way) {
    try (FaultProxy proxy = faulty()) {
      Caller caller = way.caller(ledgers, proxy);
      for (int i = 0; i < TIMES; i++) {
        Keeper keeper = new Keeper("keeper" + i, "seal" + i);
        caller.execute(LedgersKeeperEntity.put(keeper));
        Keeper thief = new Keeper("thief" + i, "seal" + i);
        assertThatExceptionOfType(ConditionFailedException.class)
            .isThrownBy(() -> caller.execute(LedgersKeeperEntity.put(thief)))
            .extracting(ConditionFailedException::reason)
            .isEqualTo(Reason.UNIQUE);
      }
      assertThat(ledgers.items()).hasSize(2 * TIMES);
    }
  }

  /**
   * What the SDK repeats after a lost answer is written twice. This is so with any client; a
   * transaction is the way out.
   */
  @ParameterizedTest
  @EnumSource
  void aLostAnswerShowsInWritesThatAreNotTheSameTwice(Way way) {
    ledgers.client().execute(LedgersTotalEntity.put(new Total(1, 0)));
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      Caller caller = way.caller(ledgers, proxy);
      proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();

      assertThat(caller.execute(LedgersTotalEntity.update(1).incrementSum(1)).sum()).isEqualTo(2);
      assertThatExceptionOfType(ConditionFailedException.class)
          .isThrownBy(
              () -> caller.execute(LedgersEntryEntity.put(new Entry(1, 1, "a", 1)).ifNotExists()))
          .satisfies(
              failure ->
                  assertThat(failure.existing(LedgersEntryEntity.type()))
                      .contains(new Entry(1, 1, "a", 1)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatTheSdkGivesUpIsTheSdksException(Way way) {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.THROTTLE).always();
      Caller caller = way.caller(ledgers, proxy);

      assertThatExceptionOfType(
              software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException
                  .class)
          .isThrownBy(() -> caller.execute(LedgersEntryEntity.get(1, 1)));
      assertThat(proxy.requests()).isGreaterThan(1);
      assertThat(List.of(proxy.count(Fault.THROTTLE))).containsExactly(proxy.requests());
    }
  }
}
