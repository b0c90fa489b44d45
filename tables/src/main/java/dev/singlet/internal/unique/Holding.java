package dev.singlet.internal.unique;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A unique value, and an item that has it or that it is reserved for.
 *
 * @param type the entity with the unique attribute
 * @param unique the attribute
 * @param reservation the key of the item that reserves the value
 * @param holder the key of the item
 * @param context the settings for the item's tenant
 */
public record Holding(
    EntityType<?> type,
    UniqueAttribute unique,
    PrimaryKey reservation,
    PrimaryKey holder,
    Context context) {

  /** Returns the unique values of an item of an entity. */
  static List<Holding> of(EntityType<?> type, Map<String, AttributeValue> item, Context context) {
    PrimaryKey holder = PrimaryKey.of(type.table().key(), item);
    List<Holding> holdings = new ArrayList<>();
    for (UniqueAttribute unique : type.unique()) {
      UniqueItem value = value(type, unique, item, context);
      if (value != null) {
        holdings.add(new Holding(type, unique, value.key(), holder, context));
      }
    }
    return holdings;
  }

  /**
   * Returns the value that an item reserves, and the item that it is reserved for.
   *
   * @return null if no attribute of the model has such values, or if nothing names the other item
   */
  static @Nullable Holding ofReservation(
      CollectionType<?> types, Map<String, AttributeValue> reservation, Context context) {
    ReservedAttribute owner = ReservedAttribute.of(types, reservation);
    if (owner == null) {
      return null;
    }
    PrimaryKey holder = holder(owner.type(), reservation, context);
    return holder == null
        ? null
        : new Holding(
            owner.type(),
            owner.unique(),
            PrimaryKey.of(types.table().key(), reservation),
            holder,
            context);
  }

  /**
   * Returns the key of the item that a value is reserved for.
   *
   * @return null if it is not a key of the tenant's items
   */
  public static @Nullable PrimaryKey holder(
      EntityType<?> type, Map<String, AttributeValue> reservation, Context context) {
    AttributeValue owner = reservation.get(UniqueItem.OWNER);
    Map<String, AttributeValue> key = owner == null ? Map.of() : owner.m();
    boolean isKey =
        type.table().key().attributes().stream()
            .allMatch(
                attribute -> {
                  AttributeValue value = key.get(attribute.name());
                  return value != null && value.type().name().equals(attribute.type().name());
                });
    if (!isKey || key.size() != type.table().key().names().size()) {
      return null;
    }
    boolean isOfTenant = context.tenant() == null || context.tenant().owns(key);
    return isOfTenant ? PrimaryKey.of(type.table().key(), key) : null;
  }

  /** Returns the unique value of an item, whose attributes can have older names. */
  private static @Nullable UniqueItem value(
      EntityType<?> type,
      UniqueAttribute unique,
      Map<String, AttributeValue> item,
      Context context) {
    Map<String, AttributeValue> values = new HashMap<>();
    for (String attribute : unique.attributes()) {
      AttributeValue value = stored(type, attribute, item);
      if (value != null) {
        values.put(attribute, value);
      }
    }
    UniqueItem value = UniqueItem.ofStored(type, unique, values, context);
    return value == null || value.value().isEmpty() ? null : value;
  }

  /** Returns the value of an attribute, by its current name or an older one. */
  public static @Nullable AttributeValue stored(
      EntityType<?> type, String attribute, Map<String, AttributeValue> item) {
    return names(type, attribute).stream()
        .map(item::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** Returns the current name of an attribute, and its older names. */
  private static List<String> names(EntityType<?> type, String attribute) {
    List<String> names = new ArrayList<>(List.of(attribute));
    names.addAll(type.olderNames(attribute));
    return names;
  }

  /** Returns the attributes that an item has the value by. */
  static Set<String> attributes(EntityType<?> type, UniqueAttribute unique) {
    Set<String> attributes = new LinkedHashSet<>(type.mark().attributes());
    unique.attributes().forEach(attribute -> attributes.addAll(names(type, attribute)));
    type.table().key().names().forEach(attributes::remove);
    return attributes;
  }

  /** Returns whether an item has the value. One that nothing names the entity of can have it. */
  boolean isHeldBy(CollectionType<?> types, @Nullable Map<String, AttributeValue> item) {
    return valueOf(types, item) != null;
  }

  /** Returns the other value that the item has now; null if it has the same one, or none. */
  @Nullable Holding changed(CollectionType<?> types, @Nullable Map<String, AttributeValue> item) {
    if (item == null || types.entityOf(item) != type) {
      return null;
    }
    UniqueItem value = value(type, unique, item, context);
    return value == null || value.key().equals(reservation)
        ? null
        : new Holding(type, unique, value.key(), holder, context);
  }

  /** Returns the value, if an item has it; null otherwise. */
  @Nullable UniqueItem valueOf(
      CollectionType<?> types, @Nullable Map<String, AttributeValue> item) {
    EntityType<?> entity = item == null ? null : types.entityOf(item);
    if (item == null || (entity != null && entity != type)) {
      return null;
    }
    UniqueItem value = value(type, unique, item, context);
    return value != null && value.key().equals(reservation) ? value : null;
  }
}
