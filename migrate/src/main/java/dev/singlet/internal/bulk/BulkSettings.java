package dev.singlet.internal.bulk;

import dev.singlet.bulk.BulkProgress;
import dev.singlet.bulk.WriteOutcome;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.scan.Share;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a bulk write.
 *
 * @param lanes the number of batches at once
 * @param options the settings of each batch
 * @param writeRate write capacity units each second; 0 for no limit
 * @param share the share of the items to write
 * @param hooks objects of the program
 */
public record BulkSettings(
    int lanes, BatchOptions options, double writeRate, Share share, Hooks hooks) {

  public static final BulkSettings DEFAULT =
      new BulkSettings(
          BatchOptions.DEFAULT.requestsAtOnce(),
          BatchOptions.DEFAULT.requestsAtOnce(1),
          0,
          Share.ALL,
          new Hooks(null, null, outcome -> {}, progress -> {}));

  /**
   * Objects of the program that keep the state of a bulk write, steer it, and are told of it.
   *
   * @param checkpoint keeps the place to go on; null for none
   * @param steering slows, pauses and stops it; null for none
   * @param outcomes is told the outcome of each write
   * @param progress is told the progress
   */
  public record Hooks(
      @Nullable Checkpoint checkpoint,
      @Nullable Steering steering,
      Consumer<? super WriteOutcome> outcomes,
      Consumer<? super BulkProgress> progress) {

    public Hooks with(Checkpoint other) {
      return new Hooks(other, steering, outcomes, progress);
    }

    public Hooks with(Steering other) {
      return new Hooks(checkpoint, other, outcomes, progress);
    }

    public Hooks onOutcome(Consumer<? super WriteOutcome> other) {
      return new Hooks(checkpoint, steering, other, progress);
    }

    public Hooks onProgress(Consumer<? super BulkProgress> other) {
      return new Hooks(checkpoint, steering, outcomes, other);
    }
  }

  public BulkSettings lanes(int number) {
    return new BulkSettings(number, options, writeRate, share, hooks);
  }

  public BulkSettings with(BatchOptions other) {
    return new BulkSettings(lanes, other, writeRate, share, hooks);
  }

  public BulkSettings writeRate(double rate) {
    return new BulkSettings(lanes, options, rate, share, hooks);
  }

  public BulkSettings with(Share other) {
    return new BulkSettings(lanes, options, writeRate, other, hooks);
  }

  public BulkSettings with(Hooks other) {
    return new BulkSettings(lanes, options, writeRate, share, other);
  }
}
