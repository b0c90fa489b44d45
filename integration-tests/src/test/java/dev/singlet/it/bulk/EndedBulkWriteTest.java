package dev.singlet.it.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome;
import dev.singlet.bulk.WriteOutcome.Kind;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.Crash;
import dev.singlet.it.bulk.model.Store.Article;
import dev.singlet.it.bulk.model.StoreArticleEntity;
import dev.singlet.it.bulk.model.StoreTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.migrate.BulkWrite;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** A bulk write can end early, tells where, and goes on there. */
class EndedBulkWriteTest {

  private static final int WRITES = 200;
  private static final int ROUNDS = 300;

  @RegisterExtension final LocalTable store = LocalTable.of(StoreTable.SCHEMA);
  @TempDir Path folder;

  private static BulkWrite write(List<BatchableWrite> writes) {
    return BulkWrite.of(StoreTable.type(), writes);
  }

  private static List<BatchableWrite> puts() {
    return BulkWriteTest.puts(WRITES).toList();
  }

  private Checkpoint checkpoint() {
    return Checkpoint.inFile(folder.resolve("place"));
  }

  @Test
  void itStopsWhenItIsToldToAndGoesOn() throws IOException {
    BulkWrite bulk = write(puts()).checkpoint(checkpoint());

    BulkReport stopped =
        store.client().execute(bulk.requestsAtOnce(1).steeredBy(() -> Steering.Order.STOP));

    assertThat(stopped.place()).isEqualTo(25);
    assertThat(stopped.isComplete()).isFalse();
    assertThat(stopped.toString())
        .endsWith("\nThe source is not done to its end. Go on after 25 writes.");
    assertThat(Files.readString(folder.resolve("place")))
        .isEqualTo("25 writes to " + store.tableName());

    BulkReport rest = store.client().execute(bulk);

    assertThat(rest.number(Kind.MADE)).isEqualTo(WRITES - 25);
    assertThat(stopped.and(rest).isComplete()).isTrue();
    assertThat(stopped.and(rest).number(Kind.MADE)).isEqualTo(WRITES);
    assertThat(folder.resolve("place")).doesNotExist();
    assertThat(store.items()).hasSize(WRITES);
  }

  @Test
  void itGoesOnAfterACrashAtAnyRequest() {
    List<WriteOutcome> refused = new ArrayList<>();

    int crashes =
        Crash.afterEachRequest(
            store.dynamoDb(),
            () -> {},
            client ->
                rethrowing(
                    () ->
                        store
                            .client(client)
                            .execute(
                                write(puts()).checkpoint(checkpoint()).onOutcome(refused::add))),
            () -> assertThat(folder.resolve("place")).exists());

    assertThat(crashes).isBetween(1, 8);
    assertThat(refused).filteredOn(each -> each.kind() == Kind.REFUSED).isEmpty();
    assertThat(store.items()).hasSize(WRITES);
    assertThat(folder.resolve("place")).doesNotExist();
  }

  private static void rethrowing(Runnable run) {
    try {
      run.run();
    } catch (UnfinishedException ended) {
      throw (Crash) ended.getCause();
    }
  }

  @Test
  void aRefusalOfAllRequestsEndsItWithTheReport() {
    BulkWrite bulk = write(puts());

    UnfinishedException ended =
        catchThrowableOfType(
            UnfinishedException.class, () -> store.client().withTableName("none").execute(bulk));

    assertThat(ended)
        .hasMessageStartingWith(
            "[SGR0403] BulkWrite[Store] failed. Until then, 0 writes were made, and the first 0 of"
                + " the source are done. The failure: ")
        .hasCauseInstanceOf(ResourceNotFoundException.class);
    assertThat(ended.soFar(bulk))
        .hasValueSatisfying(
            report -> {
              assertThat(report.number(Kind.UNPROCESSED)).isEqualTo(25);
              assertThat(report.place()).isZero();
            });
  }

  private static DynamoDbClient withoutRetries(FaultProxy proxy) {
    return proxy.client(
        settings ->
            settings.overrideConfiguration(
                override -> override.retryStrategy(AwsRetryStrategy.doNotRetry())));
  }

  @Test
  void throttlingEndsItAfterATime() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.THROTTLE).on(BatchWriteItemRequest.class).times(2);
      BulkWrite bulk = write(puts()).requestsAtOnce(1).retryFor(Duration.ZERO);

      UnfinishedException ended =
          catchThrowableOfType(
              UnfinishedException.class, () -> store.client(withoutRetries(proxy)).execute(bulk));

      assertThat(ended).hasCauseInstanceOf(ProvisionedThroughputExceededException.class);
    }
    assertThat(store.items()).isEmpty();
  }

  @Test
  void itGoesOnThroughFaults() {
    BulkReport report;
    try (FaultProxy proxy =
        FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint())
            .seed(7)
            .rate(0.2, Fault.transientFaults())
            .start()) {
      report =
          store
              .asyncClient(proxy.asyncClient(settings -> {}))
              .execute(write(puts()).requestsAtOnce(4))
              .join();
      assertThat(proxy.count(Fault.THROTTLE) + proxy.count(Fault.INTERNAL_ERROR)).isPositive();
    }
    assertThat(report.number(Kind.MADE)).isEqualTo(WRITES);
    assertThat(store.items()).hasSize(WRITES);
  }

  @Test
  void aFailureOfTheSourceEndsItAfterTheWritesUnderWay() {
    Stream<BatchableWrite> writes =
        BulkWriteTest.puts(WRITES)
            .peek(
                put -> {
                  if (put.toString().contains("sku-60")) {
                    throw new IllegalStateException("line 60");
                  }
                });
    BulkWrite bulk =
        BulkWrite.of(StoreTable.type(), writes).checkpoint(checkpoint()).requestsAtOnce(1);

    UnfinishedException ended =
        catchThrowableOfType(UnfinishedException.class, () -> store.client().execute(bulk));

    assertThat(ended).hasMessageEndingWith("The failure: line 60");
    assertThat(store.items()).hasSize(60);
    assertThat(ended.soFar(bulk)).hasValueSatisfying(so -> assertThat(so.place()).isEqualTo(60));
    assertThat(checkpoint().read()).startsWith("60 writes to ");
  }

  @Test
  void outcomesThatAListenerDidNotTakeAreToldByTheNextRun() {
    store.client().execute(StoreArticleEntity.put(BulkWriteTest.article(3)));
    List<BatchableWrite> puts =
        IntStream.range(0, 10)
            .<BatchableWrite>mapToObj(
                each ->
                    each == 3
                        ? StoreArticleEntity.put(BulkWriteTest.article(each)).ifNotExists()
                        : StoreArticleEntity.put(BulkWriteTest.article(each)))
            .toList();
    AtomicBoolean isFull = new AtomicBoolean(true);
    List<WriteOutcome> told = new ArrayList<>();
    BulkWrite bulk =
        write(puts)
            .checkpoint(checkpoint())
            .onOutcome(
                outcome -> {
                  if (!outcome.isMade() && isFull.getAndSet(false)) {
                    throw new IllegalStateException("the disk is full");
                  }
                  told.add(outcome);
                });

    assertThatThrownBy(() -> store.client().execute(bulk))
        .hasMessageEndingWith("The failure: the disk is full");
    store.client().execute(bulk);

    assertThat(told)
        .extracting(WriteOutcome::position)
        .contains(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
  }

  @Test
  void anErrorOfAListenerIsTheFailure() {
    assertThatThrownBy(
            () ->
                store
                    .asyncClient()
                    .execute(
                        write(puts())
                            .onOutcome(
                                outcome -> {
                                  throw new AssertionError("broken");
                                }))
                    .join())
        .hasCauseInstanceOf(UnfinishedException.class)
        .hasMessageEndingWith("The failure: broken");
  }

  @Test
  void aListenerThatFailsEndsIt() {
    assertThatThrownBy(
            () ->
                store
                    .client()
                    .execute(
                        write(puts())
                            .onOutcome(
                                outcome -> {
                                  throw new IllegalStateException("the disk is full");
                                })))
        .isInstanceOf(UnfinishedException.class)
        .hasMessageEndingWith("The failure: the disk is full");
  }

  @Test
  void aWriteOfAnotherTableEndsIt() {
    BulkWrite bulk =
        write(
            List.of(
                StoreArticleEntity.put(BulkWriteTest.article(1)),
                dev.singlet.it.batches.model.DepotParcelEntity.delete("north", 1)));

    assertThatThrownBy(() -> store.client().execute(bulk))
        .hasCauseInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith("Give a bulk write the writes of one table.");
  }

  @Test
  void aCheckpointOfAnotherRunIsRefused() throws IOException {
    Files.writeString(folder.resolve("place"), "eyJ0b2tlbiI6");

    assertThatThrownBy(() -> store.client().execute(write(puts()).checkpoint(checkpoint())))
        .hasMessage(
            "[SGR0105] BulkWrite[Store]: the checkpoint has \"eyJ0b2tlbiI6\". This run needs one with"
                + " a number and \" writes to "
                + store.tableName()
                + "\". Give each run a checkpoint of its own.");
  }

  @Test
  void aCheckpointOfAnotherShareIsRefused() {
    BulkWrite bulk = write(puts()).checkpoint(checkpoint()).requestsAtOnce(1);
    BulkReport stopped =
        store.client().execute(bulk.share(0, 2).steeredBy(() -> Steering.Order.STOP));

    assertThat(stopped.place()).isEqualTo(49);
    assertThatThrownBy(() -> store.client().execute(bulk.share(1, 2)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("the checkpoint has \"49 writes to ");
  }

  @Test
  void aCheckpointBeyondTheEndOfTheSourceIsRefused() {
    checkpoint().write("1000 writes to " + store.tableName());

    assertThatThrownBy(() -> store.client().execute(write(puts()).checkpoint(checkpoint())))
        .isInstanceOf(UnfinishedException.class)
        .hasMessageEndingWith(
            "The checkpoint says that 1000 writes are done, but the source has only 200. Give the"
                + " run the source that it had before, or remove the checkpoint.");
    assertThat(checkpoint().read()).startsWith("1000 writes to ");
  }

  /** A lane that finds the end must not keep another from making the writes that it took before. */
  @Test
  void theWritesBeforeAnErrorOfTheSourceAreMadeWhicheverLaneFindsIt() {
    for (int round = 0; round < ROUNDS; round++) {
      Iterator<BatchableWrite> puts = puts().iterator();
      Iterator<BatchableWrite> broken =
          new Iterator<>() {
            private int given;

            @Override
            public boolean hasNext() {
              return true;
            }

            @Override
            public BatchableWrite next() {
              if (given++ == 60) {
                throw new IllegalStateException("line 60");
              }
              return puts.next();
            }
          };
      RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
      Stream<BatchableWrite> writes =
          StreamSupport.stream(
              Spliterators.spliteratorUnknownSize(broken, Spliterator.ORDERED), false);

      assertThatThrownBy(
              () ->
                  StoreTable.asyncClient(dynamoDb.asyncClient())
                      .execute(BulkWrite.of(StoreTable.type(), writes).requestsAtOnce(8))
                      .join())
          .hasMessageContaining("60 writes were made, and the first 60 of the source are done");
    }
  }

  @Test
  void anErrorOfTheSourceEndsItAfterTheWritesBeforeIt() {
    Stream<BatchableWrite> writes =
        BulkWriteTest.puts(WRITES)
            .peek(
                put -> {
                  if (put.toString().contains("sku-60")) {
                    throw new AssertionError("line 60");
                  }
                });
    AtomicBoolean isClosed = new AtomicBoolean();
    BulkWrite bulk =
        BulkWrite.of(StoreTable.type(), writes.onClose(() -> isClosed.set(true)))
            .checkpoint(checkpoint());

    assertThatThrownBy(() -> store.asyncClient().execute(bulk).join())
        .hasCauseInstanceOf(UnfinishedException.class)
        .hasMessageEndingWith("The failure: line 60");
    assertThat(store.items()).hasSize(60);
    assertThat(isClosed).isTrue();
    assertThat(checkpoint().read()).startsWith("60 writes to ");
  }

  @Test
  void anOutageEndsWritesWithConditionsToo() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.INTERNAL_ERROR).on(PutItemRequest.class).times(100);
      BulkWrite bulk =
          BulkWrite.of(
                  StoreTable.type(),
                  IntStream.range(0, 5)
                      .mapToObj(each -> StoreArticleEntity.put(BulkWriteTest.article(each)))
                      .map(put -> put.ifNotExists()))
              .requestsAtOnce(1)
              .retryFor(Duration.ZERO);

      UnfinishedException ended =
          catchThrowableOfType(
              UnfinishedException.class, () -> store.client(withoutRetries(proxy)).execute(bulk));

      assertThat(ended.soFar(bulk))
          .hasValueSatisfying(
              report -> {
                assertThat(report.number(Kind.UNKNOWN)).isEqualTo(1);
                assertThat(report.place()).isEqualTo(1);
              });
    }
  }

  @Test
  void aSourceOfOthersOnlyCanBeStopped() {
    Stream<BatchableWrite> endless =
        Stream.generate(() -> StoreArticleEntity.put(new Article("a#", "shelf", "title")));
    long start = System.nanoTime();

    BulkReport report =
        store
            .client()
            .execute(
                BulkWrite.of(StoreTable.type(), endless)
                    .checkpoint(checkpoint())
                    .steeredBy(() -> Steering.Order.STOP));

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    assertThat(report.number(Kind.INVALID)).isEqualTo(report.place()).isPositive();
    assertThat(checkpoint().read()).startsWith(report.place() + " writes to ");
  }

  @Test
  void writesThatWaitForTheRateAreLeftToTheNextRun() {
    AtomicInteger taken = new AtomicInteger();
    List<BatchableWrite> puts = BulkWriteTest.puts(40).toList();
    BulkWrite bulk =
        BulkWrite.of(StoreTable.type(), puts.stream().peek(put -> taken.incrementAndGet()))
            .checkpoint(checkpoint())
            .writeRate(4)
            .steeredBy(() -> taken.get() >= 10 ? Steering.Order.STOP : Steering.Order.GO);

    BulkReport stopped = store.asyncClient().execute(bulk).join();

    assertThat(stopped.number(Kind.MADE)).isEqualTo(stopped.place()).isLessThan(40);
    store.client().execute(write(puts).checkpoint(checkpoint()));
    assertThat(store.items()).hasSize(40);
  }

  @Test
  void afterAKillItGoesOnFromTheLastPlaceThatWasKept() {
    CompletableFuture<String> first = new CompletableFuture<>();
    Checkpoint once = // A program that is killed writes no other place.
        new Checkpoint() {
          @Override
          public @Nullable String read() {
            return checkpoint().read();
          }

          @Override
          public void write(@Nullable String place) {
            if (place != null && !first.isDone()) {
              checkpoint().write(place);
              first.complete(place);
            }
          }
        };
    BulkWrite bulk = write(puts()).checkpoint(checkpoint());
    CompletableFuture<BulkReport> killed =
        store.asyncClient().execute(bulk.checkpoint(once).writeRate(100));
    String place = first.join();

    killed.cancel(true);

    assertThat(place).matches("\\d+ writes to " + store.tableName());
    List<Long> positions = Collections.synchronizedList(new ArrayList<>());
    store.client().execute(bulk.onOutcome(outcome -> positions.add(outcome.position())));
    assertThat(Collections.min(positions)).isEqualTo(Long.parseLong(place.split(" ", 2)[0]));
    assertThat(store.items()).hasSize(WRITES);
  }

  @Test
  void theRateHoldsForDeletesWhoseItemsAreLarge() {
    int items = 30;
    String title = "x".repeat(20_000);
    List<BatchableWrite> deletes = new ArrayList<>();
    for (int i = 0; i < items; i++) {
      Map<String, AttributeValue> item =
          new HashMap<>(StoreArticleEntity.toItem(BulkWriteTest.article(i)));
      item.put("title", AttributeValue.createS(title));
      store.dynamoDb().putItem(put -> put.tableName(store.tableName()).item(item));
      deletes.add(StoreArticleEntity.delete("sku-" + i));
    }
    long start = System.nanoTime();

    BulkReport report =
        store.asyncClient().execute(write(deletes).requestsAtOnce(8).writeRate(600)).join();

    assertThat(report.writeUnits()).isEqualTo(items * 40.0);
    assertThat(Duration.ofNanos(System.nanoTime() - start))
        .as("1,200 units, and the last 340 may be sent at the end")
        .isGreaterThan(Duration.ofMillis(1_300));
  }

  @Test
  void aFailureEndsAPause() throws InterruptedException {
    CountDownLatch paused = new CountDownLatch(1);
    Stream<BatchableWrite> writes =
        BulkWriteTest.puts(WRITES)
            .peek(
                put -> {
                  if (put.toString().contains("sku-25")) {
                    await(paused);
                    throw new IllegalStateException("line 25");
                  }
                });

    assertThatThrownBy(
            () ->
                store
                    .asyncClient()
                    .execute(
                        BulkWrite.of(StoreTable.type(), writes)
                            .requestsAtOnce(2)
                            .steeredBy(
                                () -> {
                                  paused.countDown();
                                  return Steering.Order.PAUSE;
                                }))
                    .get(20, TimeUnit.SECONDS))
        .hasMessageEndingWith("The failure: line 25");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  @Test
  void aCheckpointThatFailsHidesNoOtherFailure() {
    Checkpoint full =
        new Checkpoint() {
          @Override
          public @Nullable String read() {
            return null;
          }

          @Override
          public void write(@Nullable String place) {
            throw new IllegalStateException("the disk is full");
          }
        };
    BulkWrite bulk = write(puts()).checkpoint(full);

    assertThatThrownBy(() -> store.client().withTableName("none").execute(bulk))
        .isInstanceOf(UnfinishedException.class)
        .cause()
        .isInstanceOf(ResourceNotFoundException.class)
        .satisfies(
            cause ->
                assertThat(cause.getSuppressed())
                    .extracting(Throwable::getMessage)
                    .containsExactly("the disk is full"));
  }

  @Test
  void anInterruptEndsItWithTheReportAndTheCheckpoint() {
    AtomicBoolean isClosed = new AtomicBoolean();
    BulkWrite bulk =
        BulkWrite.of(StoreTable.type(), BulkWriteTest.puts(1_000).onClose(() -> isClosed.set(true)))
            .writeRate(50)
            .checkpoint(checkpoint());
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      TableClient client = store.client(proxy.client());
      Thread writer = Thread.currentThread();
      proxy
          .inject(Fault.DELAY)
          .on(
              BatchWriteItemRequest.class,
              request -> {
                writer.interrupt();
                return true;
              })
          .always();

      assertThatThrownBy(() -> client.execute(bulk))
          .isInstanceOf(UnfinishedException.class)
          .hasCauseInstanceOf(AbortedException.class);
      assertThat(Thread.interrupted()).isTrue();
    }

    assertThat(isClosed).isTrue();
    assertThat(checkpoint().read()).endsWith(" writes to " + store.tableName());
  }
}
