package dev.singlet.scan;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanDescription;
import dev.singlet.internal.scan.ScanSegments;
import dev.singlet.internal.scan.ScanSpec;

/**
 * Counts the items that a scan finds: one {@code Scan} request with {@code Select=COUNT} for each 1
 * MB, several segments at once. No items are sent, but DynamoDB reads and charges for all of them,
 * as for the scan.
 *
 * <p>If keys tell the entity, and not the entity attribute, the keys are sent and counted.
 *
 * <p>The count stops at the scan's limit. From a checkpoint, it counts the items after it.
 * Unreadable items are counted, because no item is decoded.
 */
@CheckReturnValue
public final class ScanCount extends ScanOperation<Long> {

  private final ScanSpec<?> spec;

  ScanCount(ScanSpec<?> scan) {
    this.spec = scan.counting();
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<Long> description() {
    return new ScanDescription<>(spec, ".count") {
      @Override
      public Step<Long> start(Object operation, Context context) {
        return ScanSegments.ofCount(spec, context).start(operation, Progress::items);
      }
    };
  }

  @Override
  public String toString() {
    return "Count[" + spec + "]";
  }
}
