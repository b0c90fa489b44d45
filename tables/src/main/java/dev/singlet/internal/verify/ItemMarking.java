package dev.singlet.internal.verify;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.MarkedItems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * Writes the attribute that names the entity into items that lack it and fit one entity. Counts the
 * items of several threads.
 */
public final class ItemMarking implements TenantWork<MarkedItems> {

  private static final int AT_ONCE = 10;

  private final TableSchema table;
  private final List<? extends EntityType<?>> types;
  private final Context context;
  private final CapacityPace pace;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final Map<String, Long> marked = new TreeMap<>();
  private final Differences others = new Differences(ItemDifference.MAX_SAMPLES);
  private long changed;
  private long requests;
  private double units;

  /** Returns an operation that marks all items of a table. */
  public static TablePass<MarkedItems> ofAll(CollectionType<?> type) {
    String text = "MarkItems[" + type + "]";
    if (type.entities().stream().allMatch(entity -> entity.mark().added().isEmpty())) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          text
              + ": no attribute names the entities of this table, because their keys tell them."
              + " Compare the items by VerifyItems.");
    }
    return TablePass.of(
        type,
        "markItems",
        text,
        (context, pace, override) -> new ItemMarking(type, context, pace, override));
  }

  /**
   * Starts with no items.
   *
   * @param pace is told of the capacity that the writes consume
   */
  private ItemMarking(
      CollectionType<?> type,
      Context context,
      CapacityPace pace,
      @Nullable AwsRequestOverrideConfiguration override) {
    this.table = type.table();
    this.types = type.entities();
    this.context = context;
    this.pace = pace;
    this.override = override;
  }

  private record MarkWrite(EntityType<?> type, UpdateItemRequest request) {}

  /** Returns what takes the items of a segment, and marks those of each page. */
  @Override
  public ScanSink<?> sink() {
    List<MarkWrite> marks = new ArrayList<>();
    return new ScanSink<MarkWrite>() {
      @Override
      public @Nullable MarkWrite read(Map<String, AttributeValue> item) {
        return mark(item);
      }

      @Override
      public void give(MarkWrite mark) {
        marks.add(mark);
      }

      @Override
      public Step<?> afterPage() {
        List<Step<Boolean>> writes = new ArrayList<>();
        marks.forEach(mark -> writes.add(write(mark)));
        marks.clear();
        return Step.parallel(writes.iterator(), AT_ONCE);
      }
    };
  }

  /** Returns the write that marks an item; null if it is not to be marked. */
  private @Nullable MarkWrite mark(Map<String, AttributeValue> item) {
    String ofTable = table.entityAttribute();
    if ((ofTable != null && item.containsKey(ofTable))
        || UniqueItem.is(item, table)
        || ModelPlace.has(item, table)
        || types.stream().anyMatch(type -> type.has(item))) {
      return null;
    }
    List<EntityType<?>> fitting = Marks.fitting(types, item);
    if (fitting.size() != 1) {
      leave(item, Marks.unfit(types, fitting, item));
      return null;
    }
    EntityType<?> type = fitting.get(0);
    try {
      return new MarkWrite(type, request(type, type.mark().added().get(0), item));
    } catch (InvalidArgumentException tooLarge) {
      leave(item, "fits " + type.name() + ", and is too large to be compared in a condition");
      return null;
    }
  }

  private synchronized void leave(Map<String, AttributeValue> item, String problem) {
    others.add(
        Map.of(
            new Found(Kind.NO_ENTITY, ""),
            () -> new ItemSample(SampleText.key(item, types), problem, "")));
  }

  private UpdateItemRequest request(
      EntityType<?> type, String attribute, Map<String, AttributeValue> item) {
    Placeholders placeholders = Placeholders.ofUpdate();
    String name = placeholders.name(attribute);
    String update = "SET " + name + " = " + placeholders.value(type.nameValue());
    Expression condition =
        Expression.exists(type, Path.of(table.key().names().get(0)))
            .and(Expression.notExists(type, Path.of(attribute)));
    if (type.sharesKeys()) {
      condition = condition.and(Unchanged.of(type, attributes(type, item), item));
    }
    RenderedWrite write =
        RenderedWrite.of(
            RenderedWrite.Kind.UPDATE,
            "markItems of " + type.name(),
            context.tableName(),
            PrimaryKey.of(table.key(), item).toMap(table.key()),
            update,
            condition,
            placeholders,
            override);
    return ItemAction.UPDATE_ITEM.metered(write.toUpdateRequest(null));
  }

  /** Returns the attributes that tell the entity, if its key alone does not. */
  private Set<String> attributes(EntityType<?> type, Map<String, AttributeValue> item) {
    Set<String> attributes = new TreeSet<>(item.keySet());
    attributes.addAll(type.storedNames().values());
    table.key().names().forEach(attributes::remove);
    return attributes;
  }

  private Step<Boolean> write(MarkWrite mark) {
    return Step.<UpdateItemRequest, UpdateItemResponse, Boolean>call(
            ItemAction.UPDATE_ITEM,
            mark.request(),
            answer -> {
              add(mark, answer);
              return Step.done(true);
            })
        .on(
            ConditionalCheckFailedException.class,
            failed -> {
              addChanged();
              return Step.done(false);
            });
  }

  private synchronized void add(MarkWrite mark, UpdateItemResponse answer) {
    requests++;
    marked.merge(mark.type().name(), 1L, Long::sum);
    for (ConsumedCapacity consumed : ItemAction.UPDATE_ITEM.consumed(answer)) {
      double each = consumed.capacityUnits() == null ? 0 : consumed.capacityUnits();
      units += each;
      pace.consumed(each);
    }
  }

  private synchronized void addChanged() {
    requests++;
    changed++;
  }

  /** Returns what was done. */
  @Override
  public synchronized MarkedItems report(Progress progress) {
    return new MarkedItems(
        context.tableName(),
        progress.itemsRead(),
        progress.requests() + requests,
        progress.capacityUnits(),
        units,
        marked,
        changed,
        others.all(),
        progress.checkpoint());
  }
}
