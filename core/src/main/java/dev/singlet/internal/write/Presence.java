package dev.singlet.internal.write;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Path;
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
   * @return the condition {@code attribute_exists}, of the partition key
   */
  public static Expression ofAny(EntityType<?> entity) {
    return Expression.exists(entity, partitionKey(entity));
  }

  /**
   * No item is there.
   *
   * @param entity the entity whose key it is
   * @return the condition {@code attribute_not_exists}, of the partition key
   */
  public static Expression ofNone(EntityType<?> entity) {
    return Expression.notExists(entity, partitionKey(entity));
  }

  /**
   * An item of the entity is there.
   *
   * @return the condition that the entity attribute is one of the entity's names
   */
  public static Expression ofOwn(EntityType<?> entity) {
    Path path = Path.of(entity.table().entityAttribute());
    List<AttributeValue> names = new ArrayList<>();
    for (String name : entity.entityNames()) {
      names.add(AttributeValue.createS(name));
    }
    return names.size() == 1
        ? Expression.equal(entity, path, names.get(0))
        : Expression.in(entity, path, names);
  }

  private static Path partitionKey(EntityType<?> entity) {
    return Path.of(entity.table().key().partition().get(0).name());
  }
}
