package dev.singlet.it.batches;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.batch.BatchWrite;
import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.extras.ItemLoader;
import dev.singlet.it.batches.model.Depot.Parcel;
import dev.singlet.it.batches.model.Depot.State;
import dev.singlet.it.batches.model.DepotParcelEntity;
import dev.singlet.it.batches.model.DepotTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** Failures of the requests of a loader. */
class LoaderFaultsTest {

  private static final int PARCELS = 40;

  @RegisterExtension
  final LocalTable depot =
      LocalTable.of(DepotTable.SCHEMA)
          .seed(
              client -> {
                List<BatchableWrite> puts = new ArrayList<>();
                IntStream.range(0, PARCELS)
                    .forEach(number -> puts.add(DepotParcelEntity.put(parcel(number))));
                client.execute(BatchWrite.of(puts)).orThrow();
              });

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();
  private final DynamoDbAsyncClient withoutRetries =
      proxy.asyncClient(
          settings ->
              settings.overrideConfiguration(
                  override -> override.retryStrategy(AwsRetryStrategy.doNotRetry())));

  @AfterEach
  void stop() {
    proxy.close();
  }

  private static Parcel parcel(int number) {
    return new Parcel("north", number, State.WAITING, "note " + number);
  }

  /** Returns a loader that sends only what is full or flushed. */
  private ItemLoader loader(DynamoDbAsyncClient dynamoDb) {
    return ItemLoader.of(depot.asyncClient(dynamoDb)).within(Duration.ofDays(1));
  }

  private static CompletableFuture<Optional<Parcel>> load(ItemLoader loader, int number) {
    return loader.load(DepotParcelEntity.get("north", number));
  }

  private static List<CompletableFuture<Optional<Parcel>>> loadAll(ItemLoader loader) {
    List<CompletableFuture<Optional<Parcel>>> loads =
        IntStream.range(0, PARCELS).mapToObj(number -> load(loader, number)).toList();
    loader.flush();
    return loads;
  }

  private static <R> R result(CompletableFuture<R> future) throws Exception {
    return future.get(20, TimeUnit.SECONDS);
  }

  private static Throwable failure(CompletableFuture<?> future) throws Exception {
    return result(future.handle((done, failure) -> failure));
  }

  private static void assertAllRead(List<CompletableFuture<Optional<Parcel>>> loads)
      throws Exception {
    for (int number = 0; number < PARCELS; number++) {
      assertThat(result(loads.get(number))).contains(parcel(number));
    }
  }

  @Test
  void keysThatAreLeftUnprocessedAreAskedForAgain() throws Exception {
    proxy.inject(Fault.UNPROCESSED).on(BatchGetItemRequest.class).times(2);

    assertAllRead(loadAll(loader(proxy.asyncClient())));

    assertThat(proxy.count(Fault.UNPROCESSED)).isEqualTo(2);
    assertThat(proxy.requests(BatchGetItemRequest.class)).isEqualTo(3);
  }

  @Test
  void aLostAnswerIsAskedForAgain() throws Exception {
    proxy.inject(Fault.LOST_RESPONSE).on(BatchGetItemRequest.class).once();

    assertAllRead(loadAll(loader(proxy.asyncClient())));

    assertThat(proxy.count(Fault.LOST_RESPONSE)).isEqualTo(1);
  }

  @Test
  void onlyKeysThatStayUnprocessedFail() throws Exception {
    proxy.inject(Fault.UNPROCESSED).on(BatchGetItemRequest.class).once();
    ItemLoader loader = loader(withoutRetries).retryFor(Duration.ZERO);

    List<CompletableFuture<Optional<Parcel>>> loads = loadAll(loader);

    List<Map<String, AttributeValue>> failed = new ArrayList<>();
    UnprocessedKeysException reason = null;
    for (int number = 0; number < PARCELS; number++) {
      Throwable failure = failure(loads.get(number));
      if (failure == null) {
        assertThat(result(loads.get(number))).contains(parcel(number));
      } else {
        assertThat(failure).isInstanceOf(UnprocessedKeysException.class);
        reason = (UnprocessedKeysException) failure;
        failed.add(DepotParcelEntity.get("north", number).toRequest().key());
      }
    }
    assertThat(failed).hasSizeBetween(1, PARCELS - 1);
    assertThat(reason.keys()).containsExactlyInAnyOrderElementsOf(failed);

    assertAllRead(loadAll(loader));
    assertThat(proxy.requests(BatchGetItemRequest.class)).isEqualTo(2);
  }

  @Test
  void aBatchThatStaysThrottledFailsWithTheReason() throws Exception {
    proxy.inject(Fault.THROTTLE).on(BatchGetItemRequest.class).once();
    ItemLoader loader = loader(withoutRetries).retryFor(Duration.ZERO);

    CompletableFuture<Optional<Parcel>> first = load(loader, 1);
    loader.flush();

    assertThat(failure(first))
        .isInstanceOf(UnprocessedKeysException.class)
        .hasCauseInstanceOf(ProvisionedThroughputExceededException.class);
  }

  @Test
  void aStageAfterAFailureCanAskForAnyItemOfItsBatchAgain() throws Exception {
    proxy.inject(Fault.THROTTLE).on(BatchGetItemRequest.class).once();
    ItemLoader loader = loader(withoutRetries).retryFor(Duration.ZERO);

    CompletableFuture<Optional<Parcel>> other =
        load(loader, 1)
            .exceptionallyCompose(
                failure -> {
                  CompletableFuture<Optional<Parcel>> again = load(loader, 2);
                  loader.flush();
                  return again;
                });
    CompletableFuture<Optional<Parcel>> second = load(loader, 2);
    loader.flush();

    assertThat(failure(second)).isInstanceOf(UnprocessedKeysException.class);
    assertThat(result(other)).contains(parcel(2));
  }

  @Test
  void aFailedRequestFailsItsBatchAndIsNotKept() throws Exception {
    ItemLoader loader =
        ItemLoader.of(depot.asyncClient(proxy.asyncClient()).withTableName("absent"))
            .within(Duration.ofDays(1));

    List<CompletableFuture<Optional<Parcel>>> loads = loadAll(loader);
    for (CompletableFuture<Optional<Parcel>> load : loads) {
      assertThat(failure(load)).isInstanceOf(ResourceNotFoundException.class);
    }
    CompletableFuture<Optional<Parcel>> again = load(loader, 1);
    loader.flush();

    assertThat(failure(again)).isInstanceOf(ResourceNotFoundException.class);
    assertThat(proxy.requests(BatchGetItemRequest.class)).isEqualTo(2);
  }

  @Test
  void aBatchFailsAloneAndOthersAreRead() throws Exception {
    proxy.inject(Fault.THROTTLE).on(BatchGetItemRequest.class).once();
    ItemLoader loader = loader(withoutRetries).retryFor(Duration.ZERO).upTo(1);

    CompletableFuture<Optional<Parcel>> first = load(loader, 1);
    Throwable failure = failure(first);
    CompletableFuture<Optional<Parcel>> second = load(loader, 2);

    assertThat(failure).isInstanceOf(UnprocessedKeysException.class);
    assertThat(result(second)).contains(parcel(2));
  }
}
