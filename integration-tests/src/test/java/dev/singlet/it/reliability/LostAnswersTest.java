package dev.singlet.it.reliability;

import static dev.singlet.it.reliability.model.LedgersEntryEntity.AMOUNT;
import static dev.singlet.it.reliability.model.LedgersTotalEntity.SUM;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchRefusal;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.batch.UnknownWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.IncompleteBatchException;
import dev.singlet.it.reliability.Way.Caller;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.Ledgers.Keeper;
import dev.singlet.it.reliability.model.Ledgers.Receipt;
import dev.singlet.it.reliability.model.Ledgers.Total;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersKeeperEntity;
import dev.singlet.it.reliability.model.LedgersReceiptEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.it.reliability.model.LedgersTotalEntity;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Put;
import dev.singlet.operation.Operation;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.Transaction;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What is told of a conditional write that DynamoDB made, or not, before its answer was lost. */
class LostAnswersTest {

  private static final Entry ENTRY = new Entry(1, 1, "a", 1);

  @RegisterExtension final LocalTable ledgers = LocalTable.of(LedgersTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(3).start();

  @AfterEach
  void stop() {
    proxy.close();
  }

  private static Put<Entry> put(Entry entry) {
    return LedgersEntryEntity.put(entry).ifNotExists();
  }

  /** A put whose item no other put can have made. */
  private static Put<Receipt> receipt() {
    return LedgersReceiptEntity.put(new Receipt(null, 1)).ifNotExists();
  }

  private BatchWriteResult batch(Way way, BatchableWrite... writes) {
    return way.caller(ledgers, proxy)
        .execute(BatchWrite.of(writes).retryFor(Duration.ofMillis(500)));
  }

  private ConditionFailedException refusal(Caller caller, Operation<?> operation) {
    return catchThrowableOfType(ConditionFailedException.class, () -> caller.execute(operation));
  }

  @ParameterizedTest
  @EnumSource
  void aPutThatMeetsItsOwnItemWasMade(Way way) {
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).times(3);

    BatchWriteResult result = batch(way, receipt(), receipt(), receipt());

    assertThat(result.isComplete()).isTrue();
    assertThat(result.written()).isEqualTo(3);
    assertThat(ledgers.items()).hasSize(3);
    assertThat(proxy.pending()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void aPutThatAnotherClientCouldHaveMadeIsUnknown(Way way) {
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();
    Put<Entry> put = put(ENTRY);

    BatchWriteResult result = batch(way, put, LedgersEntryEntity.put(new Entry(1, 2, "a", 2)));

    assertThat(result.written()).isEqualTo(1);
    assertThat(result.refused()).isEmpty();
    assertThat(result.unprocessed()).isEmpty();
    UnknownWrite unknown = result.unknown().get(0);
    assertThat(unknown.write()).isSameAs(put);
    assertThat(unknown.existing(LedgersEntryEntity.type())).contains(ENTRY);
    assertThat(unknown.failure())
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> {
              assertThat(refused.mayHaveBeenMade()).isTrue();
              assertThat(refused.wasMade()).isFalse();
            });
    assertThatExceptionOfType(IncompleteBatchException.class)
        .isThrownBy(result::orThrow)
        .withMessageContaining(
            "1 were made, and 1 may have been made, since an answer was lost: " + put)
        .withMessageEndingWith("Read their items before you execute them again.");
  }

  @ParameterizedTest
  @EnumSource
  void aPutThatMeetsTheItemOfAnotherAfterALostRequestIsUnknown(Way way) {
    ledgers.client().execute(put(new Entry(1, 1, "theirs", 9)));
    proxy.inject(Fault.LOST_REQUEST).on(PutItemRequest.class).once();

    assertThat(batch(way, put(ENTRY)).unknown())
        .singleElement()
        .satisfies(
            unknown ->
                assertThat(unknown.existing(LedgersEntryEntity.type()))
                    .map(Entry::kind)
                    .contains("theirs"));
  }

  @ParameterizedTest
  @EnumSource
  void whatDynamoDbTurnedAwayEachTimeIsRefused(Way way) {
    ledgers.client().execute(put(new Entry(1, 1, "theirs", 9)));
    proxy.inject(Fault.THROTTLE).on(PutItemRequest.class).times(2);

    BatchWriteResult result = batch(way, put(ENTRY));

    assertThat(result.unknown()).isEmpty();
    assertThat(result.refused())
        .extracting(BatchRefusal::reason)
        .singleElement()
        .satisfies(reason -> assertThat(reason.mayHaveBeenMade()).isFalse());
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(3);
  }

  @ParameterizedTest
  @EnumSource
  void aLostAnswerBesideThrottledOnesLeavesDoubt(Way way) {
    ledgers.client().execute(put(new Entry(1, 1, "theirs", 9)));
    proxy.inject(Fault.THROTTLE).on(PutItemRequest.class).once();
    proxy.inject(Fault.INTERNAL_ERROR).on(PutItemRequest.class).once();

    assertThat(refusal(way.caller(ledgers, proxy), put(ENTRY)).mayHaveBeenMade()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void aConditionalWriteWithoutAnyAnswerIsUnknownToo(Way way) {
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).always();
    Put<Entry> unsure = put(ENTRY);

    BatchWriteResult result =
        way.caller(ledgers, proxy).execute(BatchWrite.of(unsure).retryFor(Duration.ZERO));

    assertThat(result.unprocessed()).isEmpty();
    assertThat(result.unknown())
        .singleElement()
        .satisfies(
            unknown -> {
              assertThat(unknown.write()).isSameAs(unsure);
              assertThat(unknown.failure()).isInstanceOf(SdkClientException.class);
              assertThat(unknown.existingItem()).isEmpty();
            });
    assertThat(ledgers.items()).hasSize(1);
  }

  /**
   * The answer of the SDK's last attempt is lost. If an earlier one were, the asynchronous client
   * could meet a broken connection that the SDK doesn't see, and would have further attempts.
   */
  @ParameterizedTest
  @EnumSource
  void aPutIsSentAgainAfterTheSdkGaveUpAndKnowsItsItem(Way way) {
    proxy.inject(Fault.INTERNAL_ERROR).on(PutItemRequest.class).times(Way.MAX_ATTEMPTS - 1);
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();

    BatchWriteResult result =
        way.caller(ledgers, proxy)
            .execute(BatchWrite.of(receipt()).retryFor(Duration.ofMinutes(1)));

    assertThat(result.isComplete()).isTrue();
    assertThat(result.requests()).isEqualTo(2);
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(Way.MAX_ATTEMPTS + 1);
    assertThat(ledgers.items()).hasSize(1);
  }

  /**
   * As many answers are lost as the SDK's attempts, and more, whoever sends the next one. A
   * connection that was closed for it can also break the request after it, which is sent again.
   */
  @ParameterizedTest
  @EnumSource
  void aPutWhoseAnswersAreAllLostUntilTheLastIsMadeOnce(Way way) {
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).times(Way.MAX_ATTEMPTS + 1);

    BatchWriteResult result =
        way.caller(ledgers, proxy)
            .execute(BatchWrite.of(receipt()).retryFor(Duration.ofMinutes(1)));

    assertThat(result.isComplete()).isTrue();
    assertThat(result.unknown()).isEmpty();
    assertThat(proxy.pending()).isZero();
    assertThat(proxy.requests(PutItemRequest.class)).isGreaterThan(Way.MAX_ATTEMPTS + 1);
    assertThat(ledgers.items()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void aDeleteThatFindsNothingIsUnknown(Way way) {
    ledgers.client().execute(put(ENTRY));
    proxy.inject(Fault.LOST_RESPONSE).on(DeleteItemRequest.class).once();

    BatchWriteResult result = batch(way, LedgersEntryEntity.delete(1, 1).when(AMOUNT.eq(1L)));

    assertThat(result.unknown())
        .singleElement()
        .extracting(UnknownWrite::failure)
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> assertThat(refused.reason()).isEqualTo(Reason.NOT_FOUND));
  }

  @ParameterizedTest
  @EnumSource
  void aTransactionOfUniqueValuesIsMadeOnce(Way way) {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

    BatchWriteResult result =
        batch(way, LedgersKeeperEntity.put(new Keeper("kim", "seal")).ifNotExists());

    assertThat(result.isComplete()).isTrue();
    assertThat(ledgers.items()).hasSize(2);
  }

  @ParameterizedTest
  @EnumSource
  void aDeleteOfAllCountsWhatIsGoneAndNamesWhatStays(Way way) {
    for (int i = 0; i < 5; i++) {
      ledgers.client().execute(put(new Entry(1, i, "a", i)));
    }
    proxy.inject(Fault.LOST_RESPONSE).on(DeleteItemRequest.class).times(2);

    DeleteAllResult result =
        way.caller(ledgers, proxy).execute(LedgersEntryEntity.byKind(1, "a").deleteAll());

    assertThat(result).extracting(DeleteAllResult::deleted).isEqualTo(5);
    assertThat(result.isComplete()).isTrue();
    assertThat(ledgers.items()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aSingleWriteTellsThatItMayHaveBeenMade(Way way) {
    ledgers.client().execute(LedgersTotalEntity.put(new Total(1, 0)));
    Caller caller = way.caller(ledgers, proxy);
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();
    proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();
    proxy.inject(Fault.LOST_RESPONSE).on(DeleteItemRequest.class).once();

    ConditionFailedException put = refusal(caller, receipt());
    ledgers.client().execute(put(ENTRY));
    ConditionFailedException update =
        refusal(caller, LedgersTotalEntity.update(1).sum(7).when(SUM.eq(0L)));
    ConditionFailedException delete =
        refusal(caller, LedgersEntryEntity.delete(1, 1).when(AMOUNT.eq(1L)));

    assertThat(List.of(put, update, delete)).allMatch(ConditionFailedException::mayHaveBeenMade);
    assertThat(put.wasMade()).isTrue();
    assertThat(put)
        .hasMessageEndingWith(
            "But the stored item is the one that this put wrote: an earlier attempt"
                + " succeeded, and its answer was lost.");
    assertThat(update.wasMade()).isFalse();
    assertThat(update)
        .hasMessageEndingWith(
            " An earlier attempt at this write got no answer and may have succeeded, or may"
                + " still succeed. Read the item before you write it again.");
    assertThat(update.existing(LedgersTotalEntity.type())).contains(new Total(1, 7));
    assertThat(delete.reason()).isEqualTo(Reason.NOT_FOUND);
  }

  /** Two clients put equal records in one second, and one of the requests never arrived. */
  @Test
  void anEqualItemOfAnotherWithEqualTimesIsNoProof() {
    Clock clock = Clock.fixed(Instant.parse("2024-05-01T08:30:00Z"), ZoneOffset.UTC);
    ledgers.client().withClock(clock).execute(put(ENTRY));
    TableClient slow = ledgers.client(proxy.client()).withClock(clock);
    proxy.inject(Fault.LOST_REQUEST).on(PutItemRequest.class).once();

    ConditionFailedException refused =
        catchThrowableOfType(ConditionFailedException.class, () -> slow.execute(put(ENTRY)));
    proxy.inject(Fault.LOST_REQUEST).on(PutItemRequest.class).once();
    BatchWriteResult batch = slow.execute(BatchWrite.of(put(ENTRY)));

    assertThat(refused.wasMade()).isFalse();
    assertThat(refused.mayHaveBeenMade()).isTrue();
    assertThat(batch.written()).isZero();
    assertThat(batch.unknown()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void aRevisionTellsItToo(Way way) {
    Entry stored = ledgers.client().execute(put(ENTRY));
    proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

    ConditionFailedException refused =
        refusal(
            way.caller(ledgers, proxy), LedgersEntryEntity.update(stored, new Entry(1, 1, "b", 1)));

    assertThat(refused.mayHaveBeenMade()).isTrue();
    assertThat(refused.existing(LedgersEntryEntity.type())).map(Entry::kind).contains("b");
  }

  @ParameterizedTest
  @EnumSource
  void withoutALostAnswerARefusedWriteWasNotMade(Way way) {
    ledgers.client().execute(put(ENTRY));
    Caller caller = way.caller(ledgers, proxy);

    assertThat(
            List.of(
                refusal(caller, put(ENTRY)),
                refusal(caller, LedgersEntryEntity.update(1, 1).amount(2).when(AMOUNT.eq(9L))),
                refusal(caller, LedgersEntryEntity.delete(1, 1).when(AMOUNT.eq(9L)))))
        .noneMatch(ConditionFailedException::mayHaveBeenMade)
        .noneMatch(failure -> failure.getMessage().contains("attempt"));
  }

  /** The idempotent way: DynamoDB knows the repetition by its token. */
  @ParameterizedTest
  @EnumSource
  void aTransactionOfOneIsNotInDoubt(Way way) {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).times(2);

    way.caller(ledgers, proxy).execute(Transaction.of(put(ENTRY)));

    assertThat(ledgers.client().execute(LedgersEntryEntity.get(1, 1))).contains(ENTRY);
  }
}
