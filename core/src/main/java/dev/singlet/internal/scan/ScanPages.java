package dev.singlet.internal.scan;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.wire.AnsweredItems;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** The pages of a scan, segment by segment. */
public final class ScanPages<T> implements Steps<ScanRead<T>> {

  private final ScanPositions positions;
  private final ScanRequests requests;
  private final ItemReading<T> reading;
  private final CapacityPace pace;

  public ScanPages(ScanSpec<T> scan, Context context) {
    this(scan, context, new CapacityPace(scan.options().rate()));
  }

  public ScanPages(ScanSpec<T> scan, Context context, CapacityPace pace) {
    this.positions = new ScanPositions(scan, context);
    this.requests = new ScanRequests(scan, context, positions, pace.isLimited());
    this.reading =
        new ItemReading<>(scan.pattern().type(), scan.options().policy(context), context);
    this.pace = pace;
  }

  @Override
  public boolean hasNext() {
    return positions.unfinished().findFirst().isPresent();
  }

  /** Returns the next request. */
  public ScanRequest request() {
    return requests.of(segment());
  }

  @Override
  public Step<ScanRead<T>> next() {
    Duration pause = pace.pause();
    return pause.isZero() ? send() : Step.pause(pause, this::send);
  }

  private int segment() {
    return positions.unfinished().findFirst().orElseThrow();
  }

  private Step<ScanRead<T>> send() {
    int segment = segment();
    AnsweredItems answeredItems = requests.answeredItems();
    return Step.call(
        answeredItems.of(Reads.Scan.ACTION),
        requests.of(segment),
        answer -> {
          pace.consumed(ScanRequests.units(answer));
          return Step.done(page(segment, answer, answeredItems.items(answer)));
        });
  }

  private ScanRead<T> page(
      int segment, ScanResponse answer, List<Map<String, AttributeValue>> read) {
    List<T> items = new ArrayList<>(read.size());
    for (Map<String, AttributeValue> each : read) {
      T item = reading.read(each);
      if (item != null) {
        items.add(item);
      }
    }
    positions.read(segment, answer.lastEvaluatedKey());
    return new ScanRead<>(
        items,
        reading.takeCollected(),
        positions.checkpoint(),
        Reads.Scan.ACTION.itemsRead(answer));
  }
}
