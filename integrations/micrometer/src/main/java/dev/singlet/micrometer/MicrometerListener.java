package dev.singlet.micrometer;

import dev.singlet.error.Throttling;
import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * Records requests as Micrometer meters.
 *
 * <pre>{@code
 * TableClient github =
 *     GitHubTable.client(dynamoDb).withListener(new MicrometerListener(registry));
 * }</pre>
 *
 * <table>
 *   <caption>Meters</caption>
 *   <tr><th>name</th><th>type</th><th>counts</th><th>additional tags</th></tr>
 *   <tr><td>{@code singlet.requests}</td><td>timer</td><td>requests and their duration</td>
 *     <td>{@code index}, {@code outcome}, {@code exception}</td></tr>
 *   <tr><td>{@code singlet.retries}</td><td>counter</td><td>retries by the SDK</td>
 *     <td>{@code index}</td></tr>
 *   <tr><td>{@code singlet.throttled}</td><td>counter</td><td>attempts that DynamoDB
 *     throttled</td><td>{@code index} that was throttled, {@code reason}</td></tr>
 *   <tr><td>{@code singlet.capacity}</td><td>counter</td><td>capacity units</td>
 *     <td>{@code index} that consumed them, {@code type}: {@code read} or {@code write}</td></tr>
 *   <tr><td>{@code singlet.vector.bytes}</td><td>counter</td><td>bytes that searches of vector
 *     indexes and writes to them consumed</td>
 *     <td>{@code index} that consumed them, {@code type}: {@code read} or {@code write}</td></tr>
 *   <tr><td>{@code singlet.items.read}</td><td>counter</td><td>items that were read</td>
 *     <td>{@code index}</td></tr>
 *   <tr><td>{@code singlet.items.returned}</td><td>counter</td><td>items that were read and
 *     returned</td><td>{@code index}</td></tr>
 * </table>
 *
 * <p>All meters have the tags {@code operation}, {@code action} and {@code table}, see {@link
 * RequestReport}. Without an index, {@code index} is {@code none}. Without a failure, {@code
 * exception} is {@code none}. {@code outcome} is {@code success} or {@code error}. {@code reason}
 * is DynamoDB's, such as {@code IndexWriteKeyRangeThroughputExceeded}, for the last attempt of a
 * request that failed; for others, which the SDK sent again, it is {@code unknown}. The number of
 * meters depends on the program's operations only: no tag value comes from an item or a key.
 */
public final class MicrometerListener implements RequestListener {

  private static final String NONE = "none";

  private final Meter.MeterProvider<Timer> requests;
  private final Meter.MeterProvider<Counter> retries;
  private final Meter.MeterProvider<Counter> throttled;
  private final Meter.MeterProvider<Counter> capacity;
  private final Meter.MeterProvider<Counter> vectorBytes;
  private final Meter.MeterProvider<Counter> itemsRead;
  private final Meter.MeterProvider<Counter> itemsReturned;

  /**
   * Makes a listener that registers its meters when they are needed.
   *
   * @param registry the registry of the meters
   */
  public MicrometerListener(MeterRegistry registry) {
    this.requests =
        Timer.builder("singlet.requests")
            .description("Requests to DynamoDB, with the SDK's retries")
            .withRegistry(registry);
    this.retries =
        Counter.builder("singlet.retries")
            .description("Requests that the SDK sent again")
            .baseUnit("requests")
            .withRegistry(registry);
    this.throttled =
        Counter.builder("singlet.throttled")
            .description("Attempts that DynamoDB throttled")
            .baseUnit("attempts")
            .withRegistry(registry);
    this.capacity =
        Counter.builder("singlet.capacity")
            .description("Capacity that requests consumed")
            .baseUnit("units")
            .withRegistry(registry);
    this.vectorBytes =
        Counter.builder("singlet.vector.bytes")
            .description("Bytes that requests consumed in vector indexes")
            .baseUnit("bytes")
            .withRegistry(registry);
    this.itemsRead =
        Counter.builder("singlet.items.read")
            .description("Items that DynamoDB read and charged for")
            .baseUnit("items")
            .withRegistry(registry);
    this.itemsReturned =
        Counter.builder("singlet.items.returned")
            .description("Items that DynamoDB returned, or counted")
            .baseUnit("items")
            .withRegistry(registry);
  }

  @Override
  public void onRequest(RequestReport report) {
    Tags tags =
        Tags.of(
            "operation", report.operation(), "action", report.action(), "table", report.table());
    Tags queried = tags.and("index", orNone(report.index()));
    requests.withTags(queried.and(outcome(report.failure()))).record(report.duration());
    retries.withTags(queried).increment(report.retries());
    countThrottled(report, tags);
    if (report.isRead()) {
      itemsRead.withTags(queried).increment(report.itemsRead());
      itemsReturned.withTags(queried).increment(report.itemsReturned());
    }
    Tags typed = tags.and("type", report.isRead() ? "read" : "write");
    report.consumed().forEach(consumed -> count(consumed, typed, orNone(report.index())));
  }

  private void countThrottled(RequestReport report, Tags tags) {
    List<Throttling> limits = report.throttling();
    for (Throttling limit : limits) {
      Tags table = limit.table() == null ? tags : tags.and("table", limit.table());
      throttled
          .withTags(table.and("index", orNone(limit.index()), "reason", limit.reason()))
          .increment();
    }
    int others = report.throttles() - (limits.isEmpty() ? 0 : 1);
    if (others > 0) {
      throttled
          .withTags(tags.and("index", orNone(report.index()), "reason", "unknown"))
          .increment(others);
    }
  }

  private void count(ConsumedCapacity consumed, Tags tags, String queried) {
    String name = consumed.tableName();
    Tags table = name == null ? tags : tags.and("table", name);
    if (!consumed.getValueForField("VectorIndexes", Map.class).orElse(Map.of()).isEmpty()) {
      VectorBytes.count(vectorBytes, consumed, table);
    }
    Capacity own = consumed.table();
    if (own == null
        && !consumed.hasLocalSecondaryIndexes()
        && !consumed.hasGlobalSecondaryIndexes()) {
      count(table, queried, consumed.capacityUnits());
      return;
    }
    if (own != null) {
      count(table, NONE, own.capacityUnits());
    }
    consumed
        .localSecondaryIndexes()
        .forEach((index, part) -> count(table, index, part.capacityUnits()));
    consumed
        .globalSecondaryIndexes()
        .forEach((index, part) -> count(table, index, part.capacityUnits()));
  }

  private void count(Tags tags, String index, @Nullable Double units) {
    if (units != null) {
      capacity.withTags(tags.and("index", index)).increment(units);
    }
  }

  private static Tags outcome(@Nullable Throwable failure) {
    return failure == null
        ? Tags.of("outcome", "success", "exception", NONE)
        : Tags.of("outcome", "error", "exception", failure.getClass().getSimpleName());
  }

  private static String orNone(@Nullable String index) {
    return index == null ? NONE : index;
  }

  /** The bytes of vectors. Older versions of the SDK, which lack them, never load this class. */
  private static final class VectorBytes {

    static void count(
        Meter.MeterProvider<Counter> counters, ConsumedCapacity consumed, Tags table) {
      consumed
          .vectorIndexes()
          .forEach(
              (index, bytes) -> {
                Counter counter = counters.withTags(table.and("index", index));
                count(counter, bytes.vectorSearchRequestBytes());
                count(counter, bytes.vectorWriteRequestBytes());
              });
    }

    private static void count(Counter counter, @Nullable Double bytes) {
      if (bytes != null) {
        counter.increment(bytes);
      }
    }
  }
}
