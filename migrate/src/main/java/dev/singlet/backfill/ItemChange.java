package dev.singlet.backfill;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item before a write of a backfill, and after it.
 *
 * @param entity the name of its entity
 * @param before the item as it was read; null if there was none
 * @param after the item as it was written. Its primary key can be another one than before
 */
public record ItemChange(
    String entity,
    @Nullable Map<String, AttributeValue> before,
    Map<String, AttributeValue> after) {

  /**
   * Copies the items.
   *
   * @param entity the name of its entity
   * @param before the item as it was read
   * @param after the item as it was written
   */
  public ItemChange {
    Objects.requireNonNull(entity, "entity");
    before = before == null ? null : Map.copyOf(before);
    after = Map.copyOf(after);
  }
}
