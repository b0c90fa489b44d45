package dev.singlet.it.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome;
import dev.singlet.bulk.WriteOutcome.Kind;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.Crash;
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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** A bulk write can end early, tells where, and goes on there. */
class EndedBulkWriteTest {

  private static final int WRITES = 200;

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
        .endsWith("\nThe source was not read to its end. Go on after 25 writes.");
    assertThat(Files.readString(folder.resolve("place"))).isEqualTo("25");

    BulkReport rest = store.client().execute(bulk);

    assertThat(rest.number(Kind.MADE)).isEqualTo(WRITES - 25);
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

  @Test
  void throttlingEndsItAfterATime() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.THROTTLE).on(BatchWriteItemRequest.class).times(2);
      BulkWrite bulk = write(puts()).requestsAtOnce(1).retryFor(Duration.ZERO);

      UnfinishedException ended =
          catchThrowableOfType(
              UnfinishedException.class,
              () ->
                  store
                      .client(
                          proxy.client(
                              settings ->
                                  settings.overrideConfiguration(
                                      override ->
                                          override.retryStrategy(AwsRetryStrategy.doNotRetry()))))
                      .execute(bulk));

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
      assertThat(proxy.count(Fault.THROTTLE)).isGreaterThanOrEqualTo(0);
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
    assertThat(checkpoint().read()).isEqualTo("60");
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
            "[SGR0105] BulkWrite[Store]: the checkpoint has \"eyJ0b2tlbiI6\", which isn't a place"
                + " of a bulk write. Give each run a checkpoint of its own.");
  }
}
