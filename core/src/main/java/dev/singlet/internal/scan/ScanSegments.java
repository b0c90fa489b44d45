package dev.singlet.internal.scan;

import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Runs a scan to its end, several segments at once. */
public final class ScanSegments<T> {

  private final Consumer<? super T> consumer;
  private final Consumer<? super Progress> listener;
  private final ScanPositions positions;
  private final ScanReader<T> reader;
  private long items;
  private long itemsRead;
  private long answers;
  private double units;

  public ScanSegments(
      ScanSpec<T> scan,
      Consumer<? super T> consumer,
      Consumer<? super Progress> listener,
      Context context,
      CapacityPace pace) {
    this.consumer = consumer;
    this.listener = listener;
    this.positions = new ScanPositions(scan, context);
    this.reader = new ScanReader<>(scan, context, positions, pace, true);
  }

  public <R> Step<R> start(Object operation, Function<Progress, R> result) {
    int[] unfinished = positions.unfinished().toArray();
    return Step.parallel(
            Arrays.stream(unfinished)
                .mapToObj(segment -> read(segment, reader.reading()))
                .iterator(),
            Math.max(1, unfinished.length))
        .map(done -> result.apply(progress()))
        .orElse(failure -> unfinished(operation, result, failure));
  }

  /** Reports the progress, if a request was answered before the one that failed. */
  private <R> @Nullable Step<R> unfinished(
      Object operation, Function<Progress, R> result, Throwable failure) {
    SdkException cause = UnfinishedException.requestFailure(failure);
    Progress soFar = progress();
    if (cause == null || soFar.requests() == 0) {
      return null;
    }
    String done =
        String.format("%d items were given in %d requests", soFar.items(), soFar.requests());
    throw UnfinishedException.of(operation, done, result.apply(soFar), cause);
  }

  private Step<Integer> read(int segment, ItemReading<T> reading) {
    return reader.read(
        segment,
        reading,
        consumer,
        (answer, given) -> {
          finish(segment, answer, given);
          return positions.isFinished(segment) ? Step.done(segment) : read(segment, reading);
        });
  }

  /** Records pages one at a time, so that reported progress only grows. */
  private synchronized void finish(int segment, ScanResponse answer, int given) {
    positions.read(segment, answer.lastEvaluatedKey());
    items += given;
    itemsRead += Reads.Scan.ACTION.itemsRead(answer);
    units += ScanReader.units(answer);
    answers++;
    listener.accept(progress());
  }

  private synchronized Progress progress() {
    return new Progress(
        items, itemsRead, answers, units, positions.finished(), positions.checkpoint());
  }
}
