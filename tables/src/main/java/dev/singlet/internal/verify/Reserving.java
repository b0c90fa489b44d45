package dev.singlet.internal.verify;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.internal.unique.Holding;
import dev.singlet.internal.unique.UniqueComparison;
import dev.singlet.internal.unique.UniqueFinding;
import dev.singlet.internal.unique.UniqueWrites;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.verify.DuplicateValue;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ReservedValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Reserves values that items have, and releases those that their items don't have. Each is one
 * transaction, on the condition that the items are as they were read. Counts for several threads.
 */
public final class Reserving implements UniqueComparison.Listener, TenantWork<ReservedValues> {

  private final CollectionType<?> types;
  private final Context context;
  private final CapacityPace pace;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final boolean releases;
  private final UniqueComparison comparison;
  private final UniqueSamples samples;
  private final Differences others = new Differences(ItemDifference.MAX_SAMPLES);
  private final Map<String, Long> reserved = new TreeMap<>();
  private final Map<String, Long> released = new TreeMap<>();
  private final List<DuplicateValue> duplicates = new ArrayList<>();
  private long duplicateCount;
  private long changed;
  private long requests;
  private double units;

  private Reserving(
      CollectionType<?> types,
      boolean releases,
      Context context,
      CapacityPace pace,
      @Nullable AwsRequestOverrideConfiguration override) {
    this.types = types;
    this.context = context;
    this.pace = pace;
    this.override = override;
    this.releases = releases;
    this.comparison = new UniqueComparison(types, context, pace, override, this);
    this.samples = new UniqueSamples(types);
  }

  /** Returns an operation that reserves the values of all items of a table. */
  public static TablePass<ReservedValues> ofAll(CollectionType<?> types) {
    String text = "ReserveUnique[" + types + "]";
    if (types.entities().stream().allMatch(type -> type.unique().isEmpty())) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          text + ": no entity of this table has a unique attribute. Declare one by @Unique.");
    }
    return TablePass.of(types, "reserveUnique", text, factory(types, false));
  }

  /** Returns such an operation that also releases values that their items don't have. */
  public static TablePass<ReservedValues> releasing(TablePass<ReservedValues> reserving) {
    return reserving.with(
        "ReserveUnique[" + reserving.type() + ", releasing orphans]",
        factory(reserving.type(), true));
  }

  private static TenantWork.Factory<ReservedValues> factory(
      CollectionType<?> types, boolean releases) {
    return (context, pace, override) -> new Reserving(types, releases, context, pace, override);
  }

  @Override
  public ScanSink<?> sink() {
    return comparison.sink(item -> {});
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
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, Boolean>call(
            ItemAction.TRANSACT_WRITE_ITEMS,
            ItemAction.transaction(actions, override),
            answer -> {
              add(finding, counts, answer);
              return Step.done(true);
            })
        .on(
            TransactionCanceledException.class,
            failed -> {
              addRequest();
              boolean isChanged = Cancellation.isRefused(failed) || Cancellation.isPassing(failed);
              return isChanged ? Step.done(false) : null;
            });
  }

  private synchronized void add(
      UniqueFinding finding, Map<String, Long> counts, TransactWriteItemsResponse answer) {
    requests++;
    counts.merge(finding.component(), 1L, Long::sum);
    for (ConsumedCapacity consumed : ItemAction.TRANSACT_WRITE_ITEMS.consumed(answer)) {
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
