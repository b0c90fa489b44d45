package dev.singlet.internal.scan;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.query.QueryExpression;
import dev.singlet.internal.wire.AnsweredItems;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** The requests of one execution of a scan. */
final class ScanRequests {

  private final ScanOptions options;
  private final QueryExpression expression;
  private final Context context;
  private final ScanPositions positions;
  private final boolean metered;

  ScanRequests(ScanSpec<?> scan, Context context, ScanPositions positions, boolean metered) {
    this.options = scan.options();
    this.expression =
        QueryExpression.ofScan(
            scan, scan.pattern(), scan.options().filters(), context.tenant(scan.table()));
    this.context = context;
    this.positions = positions;
    this.metered = metered;
  }

  /** Returns the source of the items of the next request. */
  AnsweredItems answeredItems() {
    return context.answeredItems();
  }

  /** Returns the next request of a segment. */
  ScanRequest of(int segment) {
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(context.tableName())
            .filterExpression(expression.filter())
            .expressionAttributeNames(expression.placeholders().names())
            .expressionAttributeValues(expression.placeholders().values())
            .exclusiveStartKey(positions.start(segment))
            .overrideConfiguration(options.override());
    if (options.segments() > 1) {
      request.segment(segment).totalSegments(options.segments());
    }
    if (options.consistentRead()) {
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
