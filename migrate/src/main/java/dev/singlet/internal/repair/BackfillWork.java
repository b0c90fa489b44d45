package dev.singlet.internal.repair;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.internal.unique.UniqueComparison;
import dev.singlet.internal.verify.SampleText;
import dev.singlet.internal.verify.TenantWork;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.verify.ItemSample;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Repairs the items of a table, or of one of its tenants, page by page, and their unique values.
 */
public final class BackfillWork implements TenantWork<BackfillReport> {

  private static final int AT_ONCE = 10;

  private final CollectionType<?> types;
  private final Context context;
  private final BackfillRun run;
  private final BackfillTally tally;
  private final ItemRepair repair;
  private final UniqueComparison unique;
  private final boolean hasUnique;

  /**
   * Starts with no items.
   *
   * @param releases true to release unique values that items no longer have
   */
  public BackfillWork(
      CollectionType<?> types,
      Context context,
      CapacityPace pace,
      @Nullable AwsRequestOverrideConfiguration override,
      BackfillRun run,
      boolean releases) {
    this.types = types;
    this.context = context;
    this.run = run;
    this.tally = new BackfillTally(run);
    this.repair = new ItemRepair(types, context, override, run, tally);
    UniqueRepair listener = new UniqueRepair(types, context, override, run, tally, releases);
    this.unique = new UniqueComparison(types, context, pace, override, listener);
    this.hasUnique =
        types.entities().stream()
            .anyMatch(type -> run.settings().isAbout(type) && !type.unique().isEmpty());
  }

  @Override
  public ScanSink<?> sink() {
    return new Page(unique.sink(item -> {}));
  }

  /** Adds the repair of an item of the model, and counts one of no entity. */
  private void addTo(List<Step<Boolean>> repairs, Map<String, AttributeValue> item) {
    if (ModelPlace.has(item, types.table())) {
      return;
    }
    EntityType<?> type = types.entityOf(item);
    if (type != null) {
      if (run.settings().isAbout(type)) {
        repairs.add(Step.pause(Duration.ZERO, () -> repair.of(type, item)));
      }
    } else if (!UniqueItem.is(item, types.table())) {
      tally.addLeft(
          Reason.NO_ENTITY,
          "",
          () -> new ItemSample(SampleText.key(item, types.entities()), "is of no entity", ""));
    }
  }

  /**
   * Repairs items that were changed, and their unique values.
   *
   * @param items the items after their changes
   * @param images states of these items and of deleted ones, before and after their changes
   */
  public Step<Boolean> repair(
      Collection<Map<String, AttributeValue>> items,
      Collection<Map<String, AttributeValue>> images) {
    List<Step<Boolean>> repairs = new ArrayList<>();
    items.forEach(item -> addTo(repairs, item));
    return Step.parallel(repairs.iterator(), AT_ONCE)
        .then(done -> hasUnique ? unique.compare(images).map(compared -> true) : Step.done(true));
  }

  /** The items of a page, on one thread at a time. */
  private final class Page implements ScanSink<Map<String, AttributeValue>> {

    private final ScanSink<?> values;
    private final List<Step<Boolean>> repairs = new ArrayList<>();
    private long begun = System.nanoTime();

    Page(ScanSink<?> values) {
      this.values = values;
    }

    @Override
    public Map<String, AttributeValue> read(Map<String, AttributeValue> item) {
      return item;
    }

    @Override
    public void give(Map<String, AttributeValue> item) {
      addTo(repairs, item);
      if (hasUnique && !ModelPlace.has(item, types.table())) {
        give(values, item);
      }
    }

    private <T> void give(ScanSink<T> sink, Map<String, AttributeValue> item) {
      T read = sink.read(item);
      if (read != null) {
        sink.give(read);
      }
    }

    @Override
    public Step<?> afterPage() {
      List<Step<Boolean>> all = List.copyOf(repairs);
      repairs.clear();
      return Step.parallel(all.iterator(), AT_ONCE)
          .then(done -> values.afterPage().map(compared -> true))
          .then(done -> steered());
    }

    private Step<Boolean> steered() {
      return run.steered()
          .after(Duration.ofNanos(System.nanoTime() - begun), () -> false)
          .map(
              done -> {
                begun = System.nanoTime();
                return true;
              });
    }

    @Override
    public boolean stops() {
      return run.steered().stops();
    }
  }

  @Override
  public BackfillReport report(Progress progress) {
    return tally.report(context.tableName(), progress, unique.requests(), unique.units());
  }
}
