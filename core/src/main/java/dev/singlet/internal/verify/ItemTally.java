package dev.singlet.internal.verify;

import dev.singlet.generated.entity.CollectionType;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.ItemsReport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares items, of several threads, and counts what differs. */
public final class ItemTally {

  private final TableSchema table;
  private final Context context;
  private final List<? extends EntityType<?>> types;
  private final Map<EntityType<?>, EntityTally> entities = new LinkedHashMap<>();
  private final Differences others = new Differences();
  private long uniqueValues;

  public ItemTally(CollectionType<?> type, Context context) {
    this.table = type.table();
    this.context = context;
    this.types = type.entities();
    types.forEach(entity -> entities.put(entity, new EntityTally()));
  }

  /**
   * Adds an item.
   *
   * @return true if it is of an entity of the model
   */
  public boolean add(Map<String, AttributeValue> item) {
    AttributeValue mark = item.get(table.entityAttribute());
    List<EntityType<?>> fitting =
        mark == null
            ? Marks.fitting(types, item)
            : types.stream()
                .<EntityType<?>>map(type -> type)
                .filter(type -> type.entityOf(item) != null)
                .toList();
    if (fitting.size() == 1) {
      EntityType<?> type = fitting.get(0);
      Compared compared = new PutComparison<>(type, context, item).result();
      synchronized (this) {
        Objects.requireNonNull(entities.get(type)).add(compared);
      }
      return true;
    }
    synchronized (this) {
      if (UniqueItem.is(item, table)) {
        uniqueValues++;
      } else if (mark == null) {
        others.add(Kind.NO_ENTITY, "", sample(item, () -> entities(fitting, item)));
      } else {
        String name = mark.s() == null ? "a value of type " + mark.type() : mark.s();
        others.add(Kind.OTHER_ENTITY, name, sample(item, () -> ""));
      }
    }
    return false;
  }

  private Supplier<ItemSample> sample(Map<String, AttributeValue> item, Supplier<String> problem) {
    return () -> new ItemSample(PrimaryKey.describe(table.key(), item), problem.get(), "");
  }

  private String entities(List<EntityType<?>> fitting, Map<String, AttributeValue> item) {
    return fitting.isEmpty()
        ? Marks.misfit(types, item)
        : fitting.stream().map(EntityType::name).collect(Collectors.joining(" and ", "fits ", ""));
  }

  /** Returns what was counted. */
  public synchronized ItemsReport report(Progress progress, boolean isSample) {
    boolean isPart = isSample && progress.checkpoint() != null;
    return new ItemsReport(
        context.tableName(),
        progress.itemsRead(),
        progress.requests(),
        progress.capacityUnits(),
        entities.entrySet().stream()
            .map(entity -> entity.getValue().report(entity.getKey().name()))
            .toList(),
        others.all(),
        uniqueValues,
        isPart ? null : progress.checkpoint(),
        isPart);
  }
}
