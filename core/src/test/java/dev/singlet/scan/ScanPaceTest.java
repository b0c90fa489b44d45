package dev.singlet.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.Notes;
import dev.singlet.ScriptedDynamoDb;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.Transport;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.ScanPages;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** A scan that is limited, in time that passes only when it waits or sends. */
class ScanPaceTest {

  private static final Context CONTEXT = new Context("Notes", Clock.systemUTC());
  private static final int PAGES = 20;

  /** Answers each segment with a number of pages, and lets time pass instead of waiting. */
  private static final class Timed implements Transport {
    private final double units;
    private final Duration latency;
    private final List<Duration> pauses = new ArrayList<>();
    private final int[] pages;
    private final List<ScanRequest> requests = new ArrayList<>();
    private long nanos = 17;

    Timed(int segments, double units, Duration latency) {
      this.units = units;
      this.latency = latency;
      this.pages = new int[segments];
    }

    @Override
    @SuppressWarnings("unchecked")
    public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
        Action<Q, A> action, Q request) {
      ScanRequest scan = (ScanRequest) request;
      requests.add(scan);
      nanos += latency.toNanos();
      int segment = scan.segment() == null ? 0 : scan.segment();
      int page = ++pages[segment];
      return (CompletableFuture<A>)
          CompletableFuture.completedFuture(
              ScanResponse.builder()
                  .items(List.of(Notes.item(1)))
                  .count(1)
                  .scannedCount(1)
                  .consumedCapacity(ConsumedCapacity.builder().capacityUnits(units).build())
                  .lastEvaluatedKey(page < PAGES ? ScriptedDynamoDb.key(page) : Map.of())
                  .build());
    }

    @Override
    public CompletableFuture<@Nullable Void> pause(Duration duration) {
      pauses.add(duration);
      nanos += duration.toNanos();
      return CompletableFuture.completedFuture(null);
    }

    double seconds() {
      return (nanos - 17) / 1e9;
    }

    CapacityPace pace(double rate) {
      return new CapacityPace(rate, () -> nanos);
    }
  }

  private static ConsistentScan<Notes.Note> scan() {
    return new ConsistentScan<>(Notes.TYPE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 10})
  void allSegmentsTogetherStayBelowTheLimit(int segments) {
    Timed time = new Timed(segments, 25, Duration.ofMillis(1));
    Scan<Notes.Note> scan = scan().segments(segments).rateLimit(100);

    ScanProgress done =
        new Runner(time)
            .run(scan.forEach(note -> {}).start(CONTEXT, time.pace(scan.spec().rate())));

    assertThat(done.capacityUnits()).isEqualTo(25.0 * PAGES * segments);
    // What the last page of all took is not waited for.
    double allowed = (done.capacityUnits() - 25) / 100;
    assertThat(time.seconds()).isBetween(allowed, allowed + 0.1);
  }

  @Test
  void aStreamOfPagesStaysBelowTheLimit() {
    Timed time = new Timed(1, 50, Duration.ZERO);
    Runner runner = new Runner(time);
    ScanPages<Notes.Note> pages = new ScanPages<>(scan().spec(), CONTEXT, time.pace(100));

    while (pages.hasNext()) {
      runner.run(pages.next());
    }

    assertThat(time.pauses).hasSize(PAGES - 1).containsOnly(Duration.ofMillis(500));
  }

  @Test
  void whatTakesLongEnoughByItselfIsNotHeldUp() {
    Timed time = new Timed(1, 10, Duration.ofSeconds(1));
    Scan<Notes.Note> scan = scan().rateLimit(100);

    new Runner(time).run(scan.forEach(note -> {}).start(CONTEXT, time.pace(100)));

    assertThat(time.pauses).isEmpty();
  }

  @Test
  void withoutLimitThereIsNoPause() {
    Timed time = new Timed(2, 1000, Duration.ZERO);

    new Runner(time).run(scan().segments(2).forEach(note -> {}).start(CONTEXT, time.pace(0)));

    assertThat(time.pauses).isEmpty();
    assertThat(time.requests).hasSize(2 * PAGES);
  }

  @Test
  void aPageThatIsNotLimitedDoesNotAskWhatItConsumes() {
    Timed time = new Timed(1, 1, Duration.ZERO);

    new Runner(time).run(new ScanPages<>(scan().spec(), CONTEXT, time.pace(0)).next());
    new Runner(time).run(new ScanPages<>(scan().spec(), CONTEXT, time.pace(5)).next());

    assertThat(time.requests)
        .extracting(ScanRequest::returnConsumedCapacityAsString)
        .containsExactly(null, "INDEXES");
  }
}
