package dev.singlet.internal.verify;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.internal.unique.Holding;
import dev.singlet.internal.unique.ReservedAttribute;
import dev.singlet.internal.unique.UniqueComparison;
import dev.singlet.internal.unique.UniqueFinding;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.TableShares;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares items, of several threads, and counts what differs. */
final class ItemTally implements UniqueComparison.Listener, TenantWork<ItemsReport> {

  /** An item may have 400 KB. */
  private static final long LARGE_BYTES = 300L << 10;

  private final CollectionType<?> type;
  private final Context context;
  private final Map<EntityType<?>, EntityTally> entities = new LinkedHashMap<>();
  private final Differences others;
  private final Partitions partitions = new Partitions();
  private final UniqueComparison comparison;
  private final int sample;
  private long uniqueValues;

  /**
   * Starts with no items.
   *
   * @param pace is told of the capacity that reads of single items consume
   * @param sample the number of items that are to be read; 0 for all
   * @param samples the number of items to name of each difference
   */
  ItemTally(
      CollectionType<?> type,
      Context context,
      CapacityPace pace,
      @Nullable AwsRequestOverrideConfiguration override,
      int sample,
      int samples) {
    this.type = type;
    this.context = context;
    this.sample = sample;
    this.comparison = new UniqueComparison(type, context, pace, override, this);
    this.others = new Differences(samples);
    type.entities().forEach(entity -> entities.put(entity, new EntityTally(entity, samples)));
  }

  /** Returns what takes the items of a segment, and compares the unique values of each page. */
  @Override
  public ScanSink<?> sink() {
    return comparison.sink(this::add);
  }

  @Override
  public Step<Boolean> found(UniqueFinding finding) {
    Map<Found, Supplier<ItemSample>> found = new UniqueSamples(type).of(finding);
    synchronized (this) {
      if (finding.kind() == UniqueFinding.Kind.ORPHANED) {
        others.add(found);
      } else {
        Objects.requireNonNull(entities.get(finding.holding().type())).addDifference(found);
      }
    }
    return Step.done(true);
  }

  @Override
  public void busy(Holding holding) {
    // A program that reserves values is writing this one.
  }

  private void add(Map<String, AttributeValue> item) {
    if (ModelPlace.has(item, type.table())) {
      return;
    }
    long bytes = StoredBytes.of(item);
    addSize(item, bytes);
    EntityType<?> entity = type.entityOf(item);
    if (entity != null) {
      add(entity, item);
      if (bytes > LARGE_BYTES) {
        addLarge(entity, item, bytes);
      }
      return;
    }
    AttributeValue name = item.get(Objects.requireNonNullElse(type.table().entityAttribute(), ""));
    if (UniqueItem.is(item, type.table())) {
      addUniqueValue(item);
    } else if (name == null) {
      addUnmarked(item);
    } else {
      addNamed(name.s() == null ? "a value of type " + name.type() : name.s(), item);
    }
  }

  private synchronized void addSize(Map<String, AttributeValue> item, long bytes) {
    partitions.add(
        item.get(type.table().key().names().get(0)),
        () -> SampleText.partition(item, type.entities()),
        bytes);
  }

  private synchronized void addLarge(
      EntityType<?> entity, Map<String, AttributeValue> item, long bytes) {
    Objects.requireNonNull(entities.get(entity))
        .addDifference(
            Map.of(
                new Found(Kind.LARGE, ""),
                () ->
                    new ItemSample(
                        SampleText.key(item, type.entities()),
                        "it has " + (bytes >> 10) + " KB",
                        "")));
  }

  private void addUniqueValue(Map<String, AttributeValue> item) {
    synchronized (this) {
      uniqueValues++;
    }
    UniqueSamples samples = new UniqueSamples(type);
    ReservedAttribute reserved = ReservedAttribute.of(type, item);
    if (reserved == null) {
      others(samples.ofNoAttribute(item));
    } else if (Holding.holder(reserved.type(), item, context) == null) {
      others(samples.ofNobody(reserved, item));
    }
  }

  private synchronized void others(Map<Found, Supplier<ItemSample>> found) {
    others.add(found);
  }

  private void add(EntityType<?> entity, Map<String, AttributeValue> item) {
    Compared compared = new PutComparison<>(entity, context, item).result();
    synchronized (this) {
      Objects.requireNonNull(entities.get(entity)).add(compared);
    }
  }

  private void addUnmarked(Map<String, AttributeValue> item) {
    List<EntityType<?>> fitting = Marks.fitting(entities.keySet(), item);
    if (fitting.size() == 1) {
      add(fitting.get(0), item);
      return;
    }
    boolean isNamed = entities.keySet().stream().anyMatch(each -> !each.mark().added().isEmpty());
    addOther(
        isNamed ? Kind.NO_ENTITY : Kind.NO_TEMPLATE,
        "",
        item,
        () -> Marks.unfit(entities.keySet(), fitting, item));
  }

  /** Adds an item whose name no entity has. */
  private void addNamed(String name, Map<String, AttributeValue> item) {
    List<EntityType<?>> fitting = Marks.fittingButForName(entities.keySet(), item);
    if (fitting.isEmpty()) {
      addOther(Kind.OTHER_ENTITY, name, item, () -> "");
    } else {
      addOther(Kind.OTHER_NAME, name, item, () -> Marks.unfit(entities.keySet(), fitting, item));
    }
  }

  private synchronized void addOther(
      Kind kind, String attribute, Map<String, AttributeValue> item, Supplier<String> problem) {
    others.add(
        Map.of(
            new Found(kind, attribute),
            () -> new ItemSample(SampleText.key(item, type.entities()), problem.get(), "")));
  }

  /** Returns what was counted. */
  @Override
  public synchronized ItemsReport report(Progress progress) {
    boolean isComplete = sample > 0 && progress.items() >= sample;
    return new ItemsReport(
        context.tableName(),
        progress.itemsRead(),
        progress.items(),
        progress.requests() + comparison.requests(),
        progress.capacityUnits() + comparison.units(),
        entities.entrySet().stream()
            .map(entity -> entity.getValue().report(entity.getKey().name()))
            .toList(),
        others.all(),
        uniqueValues,
        partitions.bytes(),
        partitions.largest(),
        isComplete ? null : progress.checkpoint(),
        sample > 0 && progress.checkpoint() != null,
        TableShares.of(progress.share().index(), progress.share().of()));
  }
}
