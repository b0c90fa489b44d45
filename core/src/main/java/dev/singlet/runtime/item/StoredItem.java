package dev.singlet.runtime.item;

import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that can be read without creating the SDK's attribute values. It is a class and not an
 * interface because every item that is read is tested for it, and older JVMs are slow to see that a
 * map lacks an interface.
 */
public abstract class StoredItem extends AbstractMap<String, AttributeValue> {

  /** Called where items come from. */
  protected StoredItem() {}

  /** Reads the item. */
  public abstract ItemReader reader(Map<String, List<String>> olderNames);

  /**
   * Returns a string attribute of an item.
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
   * Returns a string attribute.
   *
   * @return its value; null if it is absent or of another type
   */
  public abstract @Nullable String stringOrNull(String name);
}
