package dev.singlet.internal.scan;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.query.QueryExpression;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.internal.wire.AnsweredItems;
import dev.singlet.schema.IndexSchema;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Reads the pages of a scan's segments, at the scan's pace, until its limit. */
final class ScanReader {

  private final ScanSpec<?> scan;
  private final QueryExpression expression;
  private final Context context;
  private final ScanPositions positions;
  private final ScanLimit limit;
  private final CapacityPace pace;
  private final boolean metered;
  private final boolean isPatient;

  /**
   * Starts to read.
   *
   * @param metered true to have DynamoDB tell the capacity
   * @param isPatient true to read a page later that DynamoDB has no capacity for
   */
  ScanReader(
      ScanSpec<?> scan,
      Context context,
      ScanPositions positions,
      ScanLimit limit,
      CapacityPace pace,
      boolean metered,
      boolean isPatient) {
    this.scan = scan;
    this.expression =
        QueryExpression.ofScan(
            scan.pattern(),
            scan.options(),
            !scan.counts(),
            context.clock().instant(),
            context.tenant(scan.table()),
            scan);
    this.context = context;
    this.positions = positions;
    this.limit = limit;
    this.pace = pace;
    this.metered = metered;
    this.isPatient = isPatient;
  }

  /** Starts to decode items, on one thread at a time. */
  static <T> ItemReading<T> reading(ScanSpec<T> scan, Context context) {
    return new ItemReading<>(scan.pattern().type(), scan.options().policy(context), context);
  }

  /** Reads the next page of a segment, or counts its items. */
  Step<TakenPage> read(int segment, ScanSink<?> sink) {
    return read(segment, sink, 0);
  }

  private Step<TakenPage> read(int segment, ScanSink<?> sink, int inVain) {
    Duration pause = pace.pause();
    if (!pause.isZero()) {
      return Step.pause(pause, () -> read(segment, sink, inVain));
    }
    AnsweredItems answeredItems = context.answeredItems();
    return Step.<ScanRequest, ScanResponse, TakenPage>call(
            scan.counts() ? ItemAction.SCAN : answeredItems.of(ItemAction.SCAN),
            request(segment),
            answer -> {
              limit.answered();
              pace.consumed(units(answer));
              return Step.done(
                  scan.counts() ? count(answer) : take(answer, answeredItems.items(answer), sink));
            })
        .on(
            DynamoDbException.class,
            failed ->
                isPatient && Transient.isThrottling(failed) && inVain < context.attempts()
                    ? Step.pause(Backoff.limit(inVain + 2), () -> read(segment, sink, inVain + 1))
                    : null);
  }

  private TakenPage count(ScanResponse answer) {
    return new TakenPage(answer, limit.take(answer.count()), answer.lastEvaluatedKey());
  }

  /** Takes the items of a page in their order, so that a scan can continue where the limit is. */
  private <T> TakenPage take(
      ScanResponse answer, List<Map<String, AttributeValue>> items, ScanSink<T> sink) {
    int given = 0;
    Map<String, AttributeValue> last = null;
    for (Map<String, AttributeValue> stored : items) {
      if (limit.isSpent()) {
        return new TakenPage(answer, given, last);
      }
      T item = sink.read(stored);
      if (item != null) {
        if (limit.take(1) == 0) {
          return new TakenPage(answer, given, last);
        }
        sink.give(item);
        given++;
      }
      last = stored;
    }
    return new TakenPage(answer, given, answer.lastEvaluatedKey());
  }

  /** Returns the next request of a segment. */
  ScanRequest request(int segment) {
    ReadOptions options = scan.options();
    boolean isFiltered = expression.filter() != null;
    boolean leavesSomeOut = isFiltered || scan.pattern().type().readsKeys();
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(context.tableName())
            .filterExpression(expression.filter())
            .projectionExpression(expression.projection())
            .expressionAttributeNames(expression.placeholders().names())
            .expressionAttributeValues(expression.placeholders().values())
            .exclusiveStartKey(positions.start(segment))
            .limit(
                options.requestLimit(
                    limit.wanted(), isFiltered, leavesSomeOut ? limit.answers() : 0))
            .overrideConfiguration(options.override());
    IndexSchema index = scan.pattern().index();
    if (index != null) {
      request.indexName(index.name());
    }
    if (scan.counts()) {
      request.select(Select.COUNT);
    }
    if (scan.allSegments() > 1) {
      request.segment(scan.number(segment)).totalSegments(scan.allSegments());
    }
    if (options.consistent()) {
      request.consistentRead(true);
    }
    ScanRequest whole = request.build();
    return metered ? ItemAction.SCAN.metered(whole) : whole;
  }

  /** Returns the capacity that a request consumed; zero if it did not ask for it. */
  static double units(ScanResponse answer) {
    return ItemAction.SCAN.consumed(answer).stream()
        .map(ConsumedCapacity::capacityUnits)
        .mapToDouble(units -> units == null ? 0 : units)
        .sum();
  }
}
