package dev.singlet.internal.repair;

import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.pace.WriteUnits;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Makes the writes that change an item from one state to another. Each has the condition that the
 * item is in the first state, in all attributes that the model or the item has.
 *
 * @param type the entity
 * @param context the settings for the item's tenant
 * @param override the SDK's settings for requests; null for none
 */
public record ChangeWrite(
    EntityType<?> type, Context context, @Nullable AwsRequestOverrideConfiguration override) {

  private KeySchema schema() {
    return type.table().key();
  }

  /** Returns whether both states have the same primary key. */
  public boolean isInPlace(Map<String, AttributeValue> from, Map<String, AttributeValue> to) {
    return PrimaryKey.of(schema(), from).equals(PrimaryKey.of(schema(), to));
  }

  /** Returns the update that sets and removes what differs. */
  public RenderedWrite update(Map<String, AttributeValue> from, Map<String, AttributeValue> to)
      throws LeftException {
    Placeholders placeholders = Placeholders.ofUpdate();
    List<String> set = new ArrayList<>();
    List<String> removed = new ArrayList<>();
    new TreeMap<>(to)
        .forEach(
            (name, value) -> {
              if (!value.equals(from.get(name))) {
                set.add(placeholders.name(name) + " = " + placeholders.value(value));
              }
            });
    for (String name : new TreeSet<>(from.keySet())) {
      if (!to.containsKey(name)) {
        removed.add(placeholders.name(name));
      }
    }
    String update =
        (set.isEmpty() ? "" : "SET " + String.join(", ", set))
            + (set.isEmpty() || removed.isEmpty() ? "" : " ")
            + (removed.isEmpty() ? "" : "REMOVE " + String.join(", ", removed));
    return rendered(RenderedWrite.Kind.UPDATE, key(from), update, isStill(from), placeholders);
  }

  /** Returns the put of an item under a key that no item has. */
  RenderedWrite put(Map<String, AttributeValue> to) throws LeftException {
    Expression isFree = Expression.notExists(type, Path.of(schema().names().get(0)));
    return rendered(RenderedWrite.Kind.PUT, to, null, isFree, new Placeholders());
  }

  /** Returns the delete of an item. */
  public RenderedWrite delete(Map<String, AttributeValue> from) throws LeftException {
    return rendered(RenderedWrite.Kind.DELETE, key(from), null, isStill(from), new Placeholders());
  }

  /**
   * Returns the transaction that moves an item with its unique values to another primary key.
   *
   * @param current the one of both states in which the attributes have their current names
   */
  public List<TransactWriteItem> move(
      Map<String, AttributeValue> from,
      Map<String, AttributeValue> to,
      Map<String, AttributeValue> current)
      throws LeftException {
    List<TransactWriteItem> actions = new ArrayList<>();
    actions.add(delete(from).toTransactWriteItem());
    actions.add(put(to).toTransactWriteItem());
    for (UniqueAttribute unique : type.unique()) {
      UniqueItem value = UniqueItem.ofStored(type, unique, current, context);
      if (value != null && !value.value().isEmpty()) {
        PrimaryKey owner = PrimaryKey.of(schema(), to);
        actions.add(value.take(context.tableName(), owner, PrimaryKey.of(schema(), from)));
      }
    }
    return actions;
  }

  private RenderedWrite rendered(
      RenderedWrite.Kind kind,
      Map<String, AttributeValue> attributes,
      @Nullable String update,
      Expression condition,
      Placeholders placeholders)
      throws LeftException {
    try {
      return RenderedWrite.of(
          kind,
          "the backfill of " + type.name(),
          context.tableName(),
          attributes,
          update,
          condition,
          placeholders,
          override);
    } catch (InvalidArgumentException tooLarge) {
      throw new LeftException(Reason.TOO_LARGE, "it can't be compared in one condition");
    }
  }

  /**
   * Returns about how many write capacity units a change takes: for each KB of the larger state one
   * for the table, and for each index that has it before or after. A transaction takes twice as
   * much, and a move writes twice.
   *
   * @param from the state before; empty if there is none
   * @param to the state after; empty if there is none
   */
  public double units(Map<String, AttributeValue> from, Map<String, AttributeValue> to) {
    double units = WriteUnits.of(type.table(), from, to);
    if (from.isEmpty() || to.isEmpty()) {
      return WriteUnits.TRANSACTION * units;
    }
    return isInPlace(from, to) ? units : 2 * WriteUnits.TRANSACTION * units;
  }

  /** Returns the read of the current state of an item. */
  public static GetItemRequest read(
      String tableName, KeySchema schema, Map<String, AttributeValue> item) {
    return GetItemRequest.builder()
        .tableName(tableName)
        .key(PrimaryKey.of(schema, item).toMap(schema))
        .consistentRead(true)
        .build();
  }

  private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    return PrimaryKey.of(schema(), item).toMap(schema());
  }

  private Expression isStill(Map<String, AttributeValue> item) {
    Set<String> attributes = new TreeSet<>(item.keySet());
    attributes.addAll(type.attributeNames());
    type.olderNames().values().forEach(attributes::addAll);
    schema().names().forEach(attributes::remove);
    return Expression.exists(type, Path.of(schema().names().get(0)))
        .and(Unchanged.of(type, attributes, item));
  }
}
