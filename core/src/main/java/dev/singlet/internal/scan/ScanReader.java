package dev.singlet.internal.scan;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.QueryExpression;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.internal.wire.AnsweredItems;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Reads the pages of a scan's segments, at the scan's pace. */
final class ScanReader {

  private final ScanSpec<?> scan;
  private final QueryExpression expression;
  private final Context context;
  private final ScanPositions positions;
  private final CapacityPace pace;
  private final boolean metered;

  /** Continues with the answer, once its items are read. */
  interface Then<R> {
    Step<R> apply(ScanResponse answer, int items);
  }

  ScanReader(
      ScanSpec<?> scan,
      Context context,
      ScanPositions positions,
      CapacityPace pace,
      boolean metered) {
    this.scan = scan;
    this.expression =
        QueryExpression.ofScan(
            scan, scan.pattern(), scan.options().filters(), context.tenant(scan.table()));
    this.context = context;
    this.positions = positions;
    this.pace = pace;
    this.metered = metered;
  }

  /** Starts to decode items, on one thread at a time. */
  static <T> ItemReading<T> reading(ScanSpec<T> scan, Context context) {
    return new ItemReading<>(scan.pattern().type(), scan.options().policy(context), context);
  }

  /** Passes the records of items on. */
  static <T> Predicate<Map<String, AttributeValue>> records(
      ItemReading<T> reading, Consumer<? super T> consumer) {
    return stored -> {
      T item = reading.read(stored);
      if (item != null) {
        consumer.accept(item);
      }
      return item != null;
    };
  }

  /**
   * Reads the next page of a segment.
   *
   * @param sink takes each item, and tells whether it gave it on
   */
  <R> Step<R> read(int segment, Predicate<Map<String, AttributeValue>> sink, Then<R> then) {
    Duration pause = pace.pause();
    if (!pause.isZero()) {
      return Step.pause(pause, () -> read(segment, sink, then));
    }
    AnsweredItems answeredItems = context.answeredItems();
    return Step.call(
        answeredItems.of(Reads.Scan.ACTION),
        request(segment),
        answer -> {
          pace.consumed(units(answer));
          int items = 0;
          for (Map<String, AttributeValue> stored : answeredItems.items(answer)) {
            if (sink.test(stored)) {
              items++;
            }
          }
          return then.apply(answer, items);
        });
  }

  /** Returns the next request of a segment. */
  ScanRequest request(int segment) {
    ReadOptions options = scan.options();
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(context.tableName())
            .filterExpression(expression.filter())
            .expressionAttributeNames(expression.placeholders().names())
            .expressionAttributeValues(expression.placeholders().values())
            .exclusiveStartKey(positions.start(segment))
            .overrideConfiguration(options.override());
    if (scan.segments() > 1) {
      request.segment(segment).totalSegments(scan.segments());
    }
    if (options.consistent()) {
      request.consistentRead(true);
    }
    if (options.pageSize() > 0) {
      request.limit(options.pageSize());
    }
    ScanRequest whole = request.build();
    return metered ? Reads.Scan.ACTION.metered(whole) : whole;
  }

  /** Returns the capacity that a request consumed; zero if it did not ask for it. */
  static double units(ScanResponse answer) {
    return Reads.Scan.ACTION.consumed(answer).stream()
        .map(ConsumedCapacity::capacityUnits)
        .mapToDouble(units -> units == null ? 0 : units)
        .sum();
  }
}
