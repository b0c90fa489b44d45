package dev.singlet.internal.scan;

import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.wire.AnsweredItems;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Runs a scan to its end, several segments at once. */
public final class ScanSegments<T> {

  private final ScanSpec<T> scan;
  private final Consumer<? super T> consumer;
  private final Consumer<? super Progress> listener;
  private final Context context;
  private final ScanPositions positions;
  private final ScanRequests requests;
  private final CapacityPace pace;
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
    this.scan = scan;
    this.consumer = consumer;
    this.listener = listener;
    this.context = context;
    this.positions = new ScanPositions(scan, context);
    this.requests = new ScanRequests(scan, context, positions, true);
    this.pace = pace;
  }

  public <R> Step<R> start(Object operation, Function<Progress, R> result) {
    int[] unfinished = positions.unfinished().toArray();
    return Step.parallel(
            positions.unfinished().mapToObj(this::read).iterator(), Math.max(1, unfinished.length))
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

  private Step<Integer> read(int segment) {
    ItemReading<T> reading =
        new ItemReading<>(scan.pattern().type(), scan.options().policy(context), context);
    return next(segment, reading);
  }

  private Step<Integer> next(int segment, ItemReading<T> reading) {
    Duration pause = pace.pause();
    return pause.isZero()
        ? send(segment, reading)
        : Step.pause(pause, () -> next(segment, reading));
  }

  private Step<Integer> send(int segment, ItemReading<T> reading) {
    AnsweredItems answeredItems = requests.answeredItems();
    return Step.call(
        answeredItems.of(Reads.Scan.ACTION),
        requests.of(segment),
        answer -> {
          pace.consumed(ScanRequests.units(answer));
          int given = give(answeredItems.items(answer), reading);
          finish(segment, answer, given);
          return positions.isFinished(segment) ? Step.done(segment) : next(segment, reading);
        });
  }

  private int give(List<Map<String, AttributeValue>> items, ItemReading<T> reading) {
    int given = 0;
    for (Map<String, AttributeValue> item : items) {
      T read = reading.read(item);
      if (read != null) {
        consumer.accept(read);
        given++;
      }
    }
    return given;
  }

  /** Records pages one at a time, so that reported progress only grows. */
  private synchronized void finish(int segment, ScanResponse answer, int given) {
    positions.read(segment, answer.lastEvaluatedKey());
    items += given;
    itemsRead += Reads.Scan.ACTION.itemsRead(answer);
    units += ScanRequests.units(answer);
    answers++;
    listener.accept(progress());
  }

  private synchronized Progress progress() {
    return new Progress(
        items, itemsRead, answers, units, positions.finished(), positions.checkpoint());
  }
}
