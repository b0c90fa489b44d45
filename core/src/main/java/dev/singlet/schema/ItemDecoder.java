package dev.singlet.schema;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Decodes an item to a Java value. Entities have a decoder, {@code IssueEntity.type()}, and so do
 * item collections.
 *
 * @param <T> an entity's record, or a sealed interface over several
 */
public interface ItemDecoder<T> {

  /**
   * Decodes an item.
   *
   * @param item the item's attributes as stored
   * @return the value; null if the item is of another entity
   * @throws dev.singlet.error.UnreadableItemException if it does not fit its entity (SGR0201)
   */
  @Nullable T read(Map<String, AttributeValue> item);
}
