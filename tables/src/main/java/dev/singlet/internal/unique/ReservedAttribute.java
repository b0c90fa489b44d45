package dev.singlet.internal.unique;

import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The attribute whose values an item reserves.
 *
 * @param type the entity
 * @param unique its attribute
 */
public record ReservedAttribute(EntityType<?> type, UniqueAttribute unique) {

  /** Returns the attribute of the model whose value an item reserves; null if there is none. */
  public static @Nullable ReservedAttribute of(
      CollectionType<?> types, Map<String, AttributeValue> reservation) {
    for (EntityType<?> type : types.entities()) {
      for (UniqueAttribute unique : type.unique()) {
        if (UniqueItem.isOf(type, unique, reservation)) {
          return new ReservedAttribute(type, unique);
        }
      }
    }
    return null;
  }
}
