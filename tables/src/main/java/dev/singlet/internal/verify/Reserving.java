package dev.singlet.internal.verify;

import dev.singlet.generated.entity.CollectionType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Writes;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.internal.unique.Holding;
import dev.singlet.internal.unique.UniqueComparison;
import dev.singlet.internal.unique.UniqueFinding;
import dev.singlet.internal.unique.UniqueWrites;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.verify.DuplicateValue;
import dev.singlet.verify.ReservedValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Reserves values that items have, and releases those that their items don't have. Each is one
 * transaction, on the condition that the items are as they were read. Counts for several threads.
 */
final class Reserving implements UniqueComparison.Listener, TenantWork<ReservedValues> {

  private static final String REFUSED = "ConditionalCheckFailed";

  private final CollectionType<?> types;
  private final Context context;
  private final CapacityPace pace;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final boolean releases;
  private final UniqueComparison comparison;
  private final UniqueSamples samples;
  private final Differences others = new Differences();
  private final Map<String, Long> reserved = new TreeMap<>();
  private final Map<String, Long> released = new TreeMap<>();
  private final List<DuplicateValue> duplicates = new ArrayList<>();
  private long duplicateCount;
  private long changed;
  private long requests;
  private double units;

  Reserving(ReserveSpec spec, Context context, CapacityPace pace) {
    this.types = spec.type();
    this.context = context;
    this.pace = pace;
    this.override = spec.scan().options().override();
    this.releases = spec.releases();
    this.comparison = new UniqueComparison(types, context, pace, override, this);
    this.samples = new UniqueSamples(types);
  }

  /** Returns what takes the items of a segment. */
  @Override
  public ScanSink<?> sink() {
    UniqueComparison.Page page = comparison.page();
    return new ScanSink<Map<String, AttributeValue>>() {
      @Override
      public Map<String, AttributeValue> read(Map<String, AttributeValue> item) {
        return item;
      }

      @Override
      public void give(Map<String, AttributeValue> item) {
        page.add(item, context);
      }

      @Override
      public Step<?> afterPage() {
        return page.compare();
      }
    };
  }

  @Override
  public Step<Boolean> found(UniqueFinding finding) {
    UniqueWrites writes = new UniqueWrites(types, context.tableName(), finding);
    switch (finding.kind()) {
      case UNRESERVED -> {
        return write(finding, reserved, writes.reserve());
      }
      case BLOCKED -> {
        if (releases && finding.other() != null) {
          return write(finding, reserved, writes.takeOver());
        }
        leave(finding);
      }
      case ORPHANED -> {
        if (releases) {
          return write(finding, released, writes.release());
        }
        leave(finding);
      }
      case DUPLICATE -> addDuplicate(finding);
    }
    return Step.done(true);
  }

  /** Sends a transaction. If the items have changed since, they are to be read again. */
  private Step<Boolean> write(
      UniqueFinding finding, Map<String, Long> counts, List<TransactWriteItem> actions) {
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .transactItems(actions)
            .overrideConfiguration(override)
            .build();
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, Boolean>call(
            Writes.TransactWriteItems.ACTION,
            Writes.TransactWriteItems.ACTION.metered(request),
            answer -> {
              add(finding, counts, answer);
              return Step.done(true);
            })
        .on(
            TransactionCanceledException.class,
            failed -> {
              addRequest();
              boolean isRefused =
                  failed.cancellationReasons().stream()
                      .anyMatch(reason -> REFUSED.equals(reason.code()));
              return isRefused || Cancellation.isPassing(failed) ? Step.done(false) : null;
            });
  }

  private synchronized void add(
      UniqueFinding finding, Map<String, Long> counts, TransactWriteItemsResponse answer) {
    requests++;
    counts.merge(finding.component(), 1L, Long::sum);
    for (ConsumedCapacity consumed : Writes.TransactWriteItems.ACTION.consumed(answer)) {
      double each = consumed.capacityUnits() == null ? 0 : consumed.capacityUnits();
      units += each;
      pace.consumed(each);
    }
  }

  private synchronized void addRequest() {
    requests++;
  }

  private synchronized void leave(UniqueFinding finding) {
    others.add(samples.of(finding));
  }

  private synchronized void addDuplicate(UniqueFinding finding) {
    duplicateCount++;
    if (duplicates.size() < ReservedValues.MAX_LISTED) {
      duplicates.add(
          new DuplicateValue(
              finding.component(),
              finding.holding().holder(),
              finding.requireOther(),
              samples.duplicate(finding)));
    }
  }

  @Override
  public synchronized void busy(Holding holding) {
    changed++;
  }

  /** Returns what was done. */
  @Override
  public synchronized ReservedValues report(Progress progress) {
    return new ReservedValues(
        context.tableName(),
        progress.itemsRead(),
        progress.requests() + comparison.requests() + requests,
        progress.capacityUnits() + comparison.units(),
        units,
        reserved,
        released,
        changed,
        duplicateCount,
        duplicates,
        others.all(),
        progress.checkpoint());
  }
}
