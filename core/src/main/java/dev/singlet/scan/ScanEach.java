package dev.singlet.scan;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanDescription;
import dev.singlet.internal.scan.ScanSegments;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Reads a table to its end, or to the scan's limit, and passes each item to a consumer, see {@link
 * Scan#forEach}. Returns the final progress. If it fails or is cancelled, continue from the last
 * checkpoint that it reported. If a request fails, the {@link UnfinishedException} has that
 * checkpoint too.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public final class ScanEach<T> extends ScanOperation<ScanProgress> {

  private final Scan<T> scan;
  private final Consumer<? super T> consumer;
  private final Consumer<? super ScanProgress> listener;

  ScanEach(Scan<T> scan, Consumer<? super T> consumer, Consumer<? super ScanProgress> listener) {
    this.scan = scan;
    this.consumer = consumer;
    this.listener = listener;
  }

  /**
   * Reports progress after each page that the consumer has received. Reports come one after the
   * other, also those of different segments. An exception that the listener throws ends the scan.
   *
   * @param progress the listener; it replaces an earlier one
   * @return the operation with it
   */
  public ScanEach<T> onProgress(Consumer<? super ScanProgress> progress) {
    return new ScanEach<>(scan, consumer, Objects.requireNonNull(progress, "progress"));
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<ScanProgress> description() {
    return new ScanDescription<>(scan.spec(), "") {
      @Override
      public Step<ScanProgress> start(Object operation, Context context) {
        return ScanEach.this.start(context, new CapacityPace(scan.spec().rate()));
      }
    };
  }

  Step<ScanProgress> start(Context context, CapacityPace pace) {
    ItemReading.requireWithoutPage(scan.spec().options().policy(context), toString());
    return ScanSegments.ofRecords(
            scan.spec(), consumer, told -> listener.accept(progress(told)), context, pace)
        .start(this, ScanEach::progress);
  }

  static ScanProgress progress(Progress told) {
    return new ScanProgress(
        told.items(),
        told.itemsRead(),
        told.requests(),
        told.capacityUnits(),
        told.segmentsDone(),
        told.largestSegment(),
        told.checkpoint());
  }

  @Override
  public String toString() {
    return scan + ".forEach";
  }
}
