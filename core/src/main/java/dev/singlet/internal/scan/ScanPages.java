package dev.singlet.internal.scan;

import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * One execution of a scan, segment by segment. As steps, it gives what each request reads, until
 * the limit.
 */
public final class ScanPages<T> implements Steps<ScanRead<T>> {

  private final ScanPositions positions;
  private final ScanLimit limit;
  private final ScanReader reader;
  private final ItemReading<T> reading;
  private List<T> items = new ArrayList<>();
  private int itemsRead;
  private int requests;

  public ScanPages(ScanSpec<T> scan, Context context) {
    this(scan, context, new CapacityPace(scan.rate()));
  }

  public ScanPages(ScanSpec<T> scan, Context context, CapacityPace pace) {
    this.positions = new ScanPositions(scan, context);
    this.limit = new ScanLimit(scan.options().limit());
    this.reader = new ScanReader(scan, context, positions, limit, pace, pace.isLimited(), false);
    this.reading = ScanReader.reading(scan, context);
  }

  @Override
  public boolean hasNext() {
    return !limit.isSpent() && isUnfinished();
  }

  private boolean isUnfinished() {
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
    return readOn().map(read -> page());
  }

  /** Reads one page: one request, or as many as the limit needs. */
  public <P> Step<P> page(Object operation, Function<ScanRead<T>, P> result) {
    requests = 0;
    return readOn()
        .then(read -> isWhole() ? Step.done(result.apply(page())) : rest(operation, result));
  }

  /** Returns the pages of the scan, each with its own limit. */
  public <P> Steps<P> pages(Object operation, Function<ScanRead<T>, P> result) {
    return new Steps<>() {
      @Override
      public boolean hasNext() {
        return isUnfinished();
      }

      @Override
      public Step<P> next() {
        limit.renew();
        return page(operation, result);
      }
    };
  }

  private boolean isWhole() {
    return !limit.isSet() || !hasNext();
  }

  private <P> Step<P> rest(Object operation, Function<ScanRead<T>, P> result) {
    return Step.begin(
        () -> restOfPage().map(result),
        failure -> {
          SdkException cause = UnfinishedException.requestFailure(failure);
          if (cause == null) {
            return null;
          }
          String done = String.format("%d items were read in %d requests", items.size(), requests);
          throw UnfinishedException.of(operation, done, result.apply(page()), cause);
        });
  }

  private Step<ScanRead<T>> restOfPage() {
    return readOn().then(read -> isWhole() ? Step.done(page()) : restOfPage());
  }

  private Step<ScanPages<T>> readOn() {
    int segment = segment();
    return reader
        .read(segment, ScanSink.of(reading::read, items::add))
        .map(
            page -> {
              positions.read(segment, page.end());
              itemsRead += ItemAction.SCAN.itemsRead(page.answer());
              requests++;
              return this;
            });
  }

  /** Returns the items taken since the last page. */
  private ScanRead<T> page() {
    ScanRead<T> page =
        new ScanRead<>(items, reading.takeCollected(), positions.checkpoint(), itemsRead);
    items = new ArrayList<>();
    itemsRead = 0;
    return page;
  }
}
