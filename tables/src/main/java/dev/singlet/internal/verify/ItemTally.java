package dev.singlet.internal.verify;

import dev.singlet.generated.entity.CollectionType;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.ItemsReport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares items, of several threads, and counts what differs. */
public final class ItemTally {

  private final CollectionType<?> type;
  private final Context context;
  private final Map<EntityType<?>, EntityTally> entities = new LinkedHashMap<>();
  private final Differences others = new Differences();
  private long uniqueValues;

  public ItemTally(CollectionType<?> type, Context context) {
    this.type = type;
    this.context = context;
    type.entities().forEach(entity -> entities.put(entity, new EntityTally(entity)));
  }

  /** Adds an item. */
  public void add(Map<String, AttributeValue> item) {
    EntityType<?> entity = type.entityOf(item);
    if (entity != null) {
      add(entity, item);
      return;
    }
    AttributeValue name = item.get(Objects.requireNonNullElse(type.table().entityAttribute(), ""));
    if (UniqueItem.is(item, type.table())) {
      addUniqueValue();
    } else if (name == null) {
      addUnmarked(item);
    } else {
      addNamed(name.s() == null ? "a value of type " + name.type() : name.s(), item);
    }
  }

  private synchronized void addUniqueValue() {
    uniqueValues++;
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

  /**
   * Returns what was counted.
   *
   * @param sample the number of items that were to be read; 0 for all
   */
  public synchronized ItemsReport report(Progress progress, int sample) {
    boolean isComplete = sample > 0 && progress.items() >= sample;
    return new ItemsReport(
        context.tableName(),
        progress.itemsRead(),
        progress.items(),
        progress.requests(),
        progress.capacityUnits(),
        entities.entrySet().stream()
            .map(entity -> entity.getValue().report(entity.getKey().name()))
            .toList(),
        others.all(),
        uniqueValues,
        isComplete ? null : progress.checkpoint(),
        sample > 0 && progress.checkpoint() != null);
  }
}
