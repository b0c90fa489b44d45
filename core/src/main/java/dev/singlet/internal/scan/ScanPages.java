package dev.singlet.internal.scan;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** The pages of a scan, segment by segment. */
public final class ScanPages<T> implements Steps<ScanRead<T>> {

  private final ScanPositions positions;
  private final ScanReader reader;
  private final ItemReading<T> reading;

  public ScanPages(ScanSpec<T> scan, Context context) {
    this(scan, context, new CapacityPace(scan.rate()));
  }

  public ScanPages(ScanSpec<T> scan, Context context, CapacityPace pace) {
    this.positions = new ScanPositions(scan, context);
    this.reader = new ScanReader(scan, context, positions, pace, pace.isLimited());
    this.reading = ScanReader.reading(scan, context);
  }

  @Override
  public boolean hasNext() {
    return positions.unfinished().findFirst().isPresent();
  }

  private int segment() {
    return positions.unfinished().findFirst().orElseThrow();
  }

  /** Returns the next request. */
  public ScanRequest request() {
    return reader.request(segment());
  }

  @Override
  public Step<ScanRead<T>> next() {
    int segment = segment();
    List<T> items = new ArrayList<>();
    return reader.read(
        segment,
        ScanReader.records(reading, items::add),
        (answer, given) -> {
          positions.read(segment, answer.lastEvaluatedKey());
          return Step.done(
              new ScanRead<>(
                  items,
                  reading.takeCollected(),
                  positions.checkpoint(),
                  Reads.Scan.ACTION.itemsRead(answer)));
        });
  }
}
