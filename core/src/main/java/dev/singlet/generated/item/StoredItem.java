package dev.singlet.generated.item;

import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that can be read without making the SDK's attribute values of it. A class, since each
 * item that is read is asked whether it is one: for an interface that a map lacks, older JVMs look
 * through all that it has.
 */
public abstract class StoredItem extends AbstractMap<String, AttributeValue> {

  /** Implemented where items come from. */
  protected StoredItem() {}

  /** Reads the item. */
  public abstract ItemReader reader(Map<String, List<String>> olderNames);

  /**
   * A string attribute of an item.
   *
   * @return its value; null if it is absent or of another type
   */
  public static @Nullable String string(Map<String, AttributeValue> item, String name) {
    if (item instanceof StoredItem stored) {
      return stored.stringOrNull(name);
    }
    AttributeValue value = item.get(name);
    return value == null ? null : value.s();
  }

  /**
   * A string attribute.
   *
   * @return its value; null if it is absent or of another type
   */
  public abstract @Nullable String stringOrNull(String name);
}
