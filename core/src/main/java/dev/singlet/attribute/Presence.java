package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Asks whether an item is under a key, and whose it is. */
public final class Presence {

  private Presence() {}

  /**
   * An item is there.
   *
   * @param entity the entity whose key it is
   * @param <T> the entity's record
   * @return the condition {@code attribute_exists}, of the partition key
   */
  public static <T> Condition<T> ofAny(EntityType<T> entity) {
    return Call.of(entity, "attribute_exists", partitionKey(entity), null);
  }

  /**
   * No item is there.
   *
   * @param entity the entity whose key it is
   * @param <T> the entity's record
   * @return the condition {@code attribute_not_exists}, of the partition key
   */
  public static <T> Condition<T> ofNone(EntityType<T> entity) {
    return Call.of(entity, "attribute_not_exists", partitionKey(entity), null);
  }

  /**
   * An item of the entity is there.
   *
   * @param entity the entity
   * @param <T> the entity's record
   * @return the condition that the entity attribute is one of the entity's names
   */
  public static <T> Condition<T> ofOwn(EntityType<T> entity) {
    Path path = Path.of(entity.table().entityAttribute());
    List<AttributeValue> names = new ArrayList<>();
    for (String name : entity.entityNames()) {
      names.add(AttributeValue.createS(name));
    }
    return names.size() == 1
        ? Comparison.of(entity, new Operand.At(path), "=", new Operand.Value(names.get(0)))
        : Membership.of(entity, path, names);
  }

  private static Path partitionKey(EntityType<?> entity) {
    return Path.of(entity.table().key().partition().get(0).name());
  }
}
