package dev.singlet.micrometer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.listener.RequestDetails;
import dev.singlet.listener.RequestReport;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingReason;
import software.amazon.awssdk.services.dynamodb.model.VectorCapacity;

class MicrometerListenerTest {

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final MicrometerListener listener = new MicrometerListener(registry);

  private static RequestReport query(
      List<ConsumedCapacity> consumed, int retries, @Nullable Throwable failure) {
    return new RequestReport(
        "Issue.open",
        "Query",
        "GitHub",
        "GSI1",
        Duration.ofMillis(20),
        retries,
        consumed,
        failure == null ? 10 : 0,
        failure == null ? 3 : 0,
        failure);
  }

  private static RequestReport put(ConsumedCapacity consumed) {
    return new RequestReport(
        "Issue.put",
        "PutItem",
        "GitHub",
        null,
        Duration.ofMillis(10),
        0,
        List.of(consumed),
        0,
        0,
        null);
  }

  private static Capacity units(double units) {
    return Capacity.builder().capacityUnits(units).build();
  }

  private double count(String name, String... tags) {
    return registry.get(name).tags(tags).counter().count();
  }

  @Test
  void requestsAreTimedByOperation() {
    listener.onRequest(query(List.of(), 0, null));
    listener.onRequest(query(List.of(), 0, null));

    Timer timer =
        registry
            .get("singlet.requests")
            .tags("operation", "Issue.open", "action", "Query", "table", "GitHub")
            .tags("index", "GSI1", "outcome", "success", "exception", "none")
            .timer();
    assertThat(timer.count()).isEqualTo(2);
    assertThat(timer.totalTime(TimeUnit.MILLISECONDS)).isEqualTo(40);
  }

  @Test
  void failuresAreToldByTheirClass() {
    listener.onRequest(query(List.of(), 3, new CancellationException("of a key")));

    Timer timer =
        registry
            .get("singlet.requests")
            .tags("outcome", "error", "exception", "CancellationException")
            .timer();
    assertThat(timer.count()).isEqualTo(1);
    assertThat(count("singlet.retries", "operation", "Issue.open")).isEqualTo(3);
  }

  private static RequestReport throttled(int throttles, @Nullable Throwable failure) {
    return new RequestReport(
        "Issue.put",
        "PutItem",
        "GitHub",
        null,
        Duration.ofMillis(20),
        3,
        throttles,
        List.of(),
        0,
        0,
        failure,
        RequestDetails.NONE);
  }

  @Test
  void throttledAttemptsAreCountedByTheLimitOfTheLastOne() {
    ThrottlingException failure =
        ThrottlingException.builder()
            .throttlingReasons(
                ThrottlingReason.builder()
                    .reason("IndexWriteKeyRangeThroughputExceeded")
                    .resource("arn:aws:dynamodb:eu-west-1:1:table/GitHub/index/GSI1")
                    .build())
            .build();

    listener.onRequest(throttled(4, failure));

    assertThat(
            count(
                "singlet.throttled",
                "operation",
                "Issue.put",
                "table",
                "GitHub",
                "index",
                "GSI1",
                "reason",
                "IndexWriteKeyRangeThroughputExceeded"))
        .isEqualTo(1);
    assertThat(count("singlet.throttled", "index", "none", "reason", "unknown")).isEqualTo(3);
  }

  @Test
  void throttledAttemptsOfARequestThatSucceededAreCounted() {
    listener.onRequest(throttled(2, null));
    listener.onRequest(throttled(0, null));

    assertThat(count("singlet.throttled", "reason", "unknown")).isEqualTo(2);
  }

  @Test
  void itemsReadAndReturnedAreCounted() {
    listener.onRequest(query(List.of(), 0, null));
    listener.onRequest(query(List.of(), 0, null));

    assertThat(count("singlet.items.read", "operation", "Issue.open")).isEqualTo(20);
    assertThat(count("singlet.items.returned", "index", "GSI1")).isEqualTo(6);
  }

  @Test
  void aWriteHasNoMetersOfItems() {
    listener.onRequest(put(ConsumedCapacity.builder().capacityUnits(1.0).build()));

    assertThat(registry.find("singlet.items.read").meters()).isEmpty();
    assertThat(registry.find("singlet.items.returned").meters()).isEmpty();
  }

  @Test
  void capacityIsCountedByTableAndIndex() {
    ConsumedCapacity consumed =
        ConsumedCapacity.builder()
            .tableName("GitHub")
            .capacityUnits(7.5)
            .table(units(4))
            .localSecondaryIndexes(Map.of("LSI", units(2)))
            .globalSecondaryIndexes(Map.of("GSI1", units(1.5)))
            .build();

    listener.onRequest(put(consumed));
    listener.onRequest(put(consumed));

    assertThat(count("singlet.capacity", "type", "write", "index", "none")).isEqualTo(8);
    assertThat(count("singlet.capacity", "type", "write", "index", "LSI")).isEqualTo(4);
    assertThat(count("singlet.capacity", "type", "write", "index", "GSI1")).isEqualTo(3);
  }

  @Test
  void capacityThatIsNotBrokenDownIsThatOfWhatWasQueried() {
    listener.onRequest(
        query(List.of(ConsumedCapacity.builder().capacityUnits(2.5).build()), 0, null));

    assertThat(count("singlet.capacity", "type", "read", "index", "GSI1")).isEqualTo(2.5);
  }

  @Test
  void capacityOfAnotherTableIsThatTables() {
    ConsumedCapacity consumed =
        ConsumedCapacity.builder().tableName("Archive").capacityUnits(2.0).build();

    listener.onRequest(put(consumed));

    assertThat(count("singlet.capacity", "table", "Archive")).isEqualTo(2);
  }

  private static ConsumedCapacity vectors(VectorCapacity bytes) {
    return ConsumedCapacity.builder()
        .tableName("Archive")
        .table(units(2))
        .vectorIndexes(Map.of("ByTopic", bytes, "ByTone", VectorCapacity.builder().build()))
        .build();
  }

  private static ConsumedCapacity search() {
    VectorCapacity bytes = VectorCapacity.builder().vectorSearchRequestBytes(41_714.0).build();
    return ConsumedCapacity.builder().vectorIndexes(Map.of("ByTopic", bytes)).build();
  }

  private static RequestReport search(ConsumedCapacity consumed) {
    return new RequestReport(
        "Issue.similar",
        "SearchVectors",
        "GitHub",
        "ByTopic",
        Duration.ofMillis(20),
        0,
        List.of(consumed),
        10,
        10,
        null);
  }

  @Test
  void bytesOfVectorsAreCountedByTableAndIndex() {
    VectorCapacity bytes = VectorCapacity.builder().vectorWriteRequestBytes(1024.0).build();

    listener.onRequest(put(vectors(bytes)));
    listener.onRequest(put(vectors(bytes)));

    assertThat(
            registry
                .get("singlet.vector.bytes")
                .tags("operation", "Issue.put", "action", "PutItem", "table", "Archive")
                .tags("index", "ByTopic", "type", "write")
                .counter())
        .satisfies(
            counter -> {
              assertThat(counter.count()).isEqualTo(2048);
              assertThat(counter.getId().getBaseUnit()).isEqualTo("bytes");
            });
    assertThat(count("singlet.capacity", "type", "write", "index", "none")).isEqualTo(4);
  }

  @Test
  void aSearchConsumesBytesOnly() {
    listener.onRequest(search(search()));

    assertThat(count("singlet.vector.bytes", "type", "read", "index", "ByTopic")).isEqualTo(41_714);
    assertThat(registry.find("singlet.capacity").meters()).isEmpty();
  }

  @Test
  void aRequestWithoutVectorsHasNoMeterOfBytes() {
    listener.onRequest(put(ConsumedCapacity.builder().table(units(1)).build()));

    assertThat(registry.find("singlet.vector.bytes").meters()).isEmpty();
  }

  @Test
  void aMeterHasTheSameTagsWhateverHappens() {
    listener.onRequest(query(List.of(), 0, null));
    listener.onRequest(query(List.of(), 0, new CancellationException()));
    listener.onRequest(put(ConsumedCapacity.builder().capacityUnits(1.0).build()));
    listener.onRequest(query(List.of(ConsumedCapacity.builder().table(units(1)).build()), 0, null));
    listener.onRequest(search(search()));
    listener.onRequest(throttled(2, null));
    listener.onRequest(
        throttled(
            1,
            ThrottlingException.builder()
                .throttlingReasons(
                    ThrottlingReason.builder().reason("TableWriteAccountLimitExceeded").build())
                .build()));

    Map<String, Set<List<String>>> tags =
        registry.getMeters().stream()
            .map(Meter::getId)
            .collect(
                Collectors.groupingBy(
                    Meter.Id::getName,
                    Collectors.mapping(
                        id -> id.getTags().stream().map(Tag::getKey).toList(),
                        Collectors.toSet())));
    assertThat(tags).hasSize(7).allSatisfy((name, keys) -> assertThat(keys).hasSize(1));
  }
}
