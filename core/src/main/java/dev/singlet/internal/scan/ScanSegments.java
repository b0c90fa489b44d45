package dev.singlet.internal.scan;

import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Runs a scan to its end, or to a number of items, several segments at once. */
public final class ScanSegments {

  private final Supplier<? extends ScanSink<?>> sinks;
  private final String verb;
  private final Consumer<? super Progress> listener;
  private final ScanPositions positions;
  private final ScanLimit limit;
  private final ScanReader reader;
  private final Share share;
  private final Map<Integer, Long> ofSegments = new HashMap<>();
  private long largestSegment;
  private long items;
  private long itemsRead;
  private long answers;
  private double units;

  /**
   * Makes a scan that reads a page later if DynamoDB has no capacity for it.
   *
   * @param sinks makes what takes the items of a segment
   * @param listener is told of each page
   */
  public ScanSegments(
      ScanSpec<?> scan,
      Supplier<? extends ScanSink<?>> sinks,
      Consumer<? super Progress> listener,
      Context context,
      CapacityPace pace) {
    this(scan, sinks, "given", listener, context, pace, true);
  }

  private ScanSegments(
      ScanSpec<?> scan,
      Supplier<? extends ScanSink<?>> sinks,
      String verb,
      Consumer<? super Progress> listener,
      Context context,
      CapacityPace pace,
      boolean isPatient) {
    this.sinks = sinks;
    this.verb = verb;
    this.share = scan.share();
    this.listener = listener;
    this.positions = new ScanPositions(scan, context);
    this.limit = new ScanLimit(scan.options().limit());
    this.reader = new ScanReader(scan, context, positions, limit, pace, true, isPatient);
  }

  /** Returns a scan that gives records to a consumer. */
  public static <T> ScanSegments ofRecords(
      ScanSpec<T> scan,
      Consumer<? super T> consumer,
      Consumer<? super Progress> listener,
      Context context,
      CapacityPace pace) {
    return new ScanSegments(
        scan,
        () -> {
          ItemReading<T> reading = ScanReader.reading(scan, context);
          return ScanSink.of(reading::read, consumer);
        },
        "given",
        listener,
        context,
        pace,
        false);
  }

  /**
   * Returns a scan that counts items.
   *
   * @param scan a {@linkplain ScanSpec#counting count}
   */
  public static ScanSegments ofCount(ScanSpec<?> scan, Context context) {
    ItemType<?> type = scan.pattern().type();
    return new ScanSegments(
        scan,
        () -> ScanSink.of(item -> type.has(item) ? item : null, item -> {}),
        "counted",
        progress -> {},
        context,
        new CapacityPace(scan.rate()),
        false);
  }

  /** Reads all segments to their ends, or to the limit. */
  public <R> Step<R> start(Object operation, Function<Progress, R> result) {
    return inSegments(segment -> read(segment, sinks.get()))
        .map(done -> result.apply(progress()))
        .orElse(failure -> unfinished(operation, result, failure));
  }

  /** Reads the segments page by page, in turn, until there are enough items. */
  public <R> Step<R> start(Object operation, int enough, Function<Progress, R> result) {
    return rounds(enough)
        .map(done -> result.apply(progress()))
        .orElse(failure -> unfinished(operation, result, failure));
  }

  private Step<Boolean> rounds(int enough) {
    Progress progress = progress();
    return progress.checkpoint() == null || progress.items() >= enough
        ? Step.done(true)
        : inSegments(segment -> page(segment, sinks.get())).then(done -> rounds(enough));
  }

  private Step<List<Integer>> inSegments(IntFunction<Step<Integer>> reading) {
    int[] unfinished = positions.unfinished().toArray();
    return Step.parallel(
        Arrays.stream(unfinished).mapToObj(reading).iterator(), Math.max(1, unfinished.length));
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
        String.format("%d items were %s in %d requests", soFar.items(), verb, soFar.requests());
    throw UnfinishedException.of(operation, done, result.apply(soFar), cause);
  }

  private Step<Integer> read(int segment, ScanSink<?> sink) {
    return positions.isFinished(segment) || limit.isSpent() || sink.stops()
        ? Step.done(segment)
        : page(segment, sink).then(done -> read(segment, sink));
  }

  private Step<Integer> page(int segment, ScanSink<?> sink) {
    return reader
        .read(segment, sink)
        .then(
            page -> {
              count(segment, page.answer());
              return sink.afterPage()
                  .map(
                      done -> {
                        finish(segment, page);
                        return segment;
                      });
            });
  }

  private synchronized void count(int segment, ScanResponse answer) {
    long read = ItemAction.SCAN.itemsRead(answer);
    itemsRead += read;
    largestSegment = Math.max(largestSegment, ofSegments.merge(segment, read, Long::sum));
    units += ScanReader.units(answer);
    answers++;
  }

  /** Records pages one at a time, so that reported progress only grows. */
  private synchronized void finish(int segment, TakenPage page) {
    positions.read(segment, page.end());
    items += page.given();
    listener.accept(progress());
  }

  private synchronized Progress progress() {
    return new Progress(
        items,
        itemsRead,
        answers,
        units,
        positions.finished(),
        largestSegment,
        positions.checkpoint(),
        share);
  }
}
