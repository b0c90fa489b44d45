package dev.singlet.runtime.entity;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tells the items of an entity from all other items of the table. */
public sealed interface Mark permits NameMark, KeyMark {

  /**
   * Returns whether an item is of the entity.
   *
   * @param item the item, with at least the {@link #attributes}
   * @param name the value of its table's entity attribute; null if it has none
   */
  boolean isOn(Map<String, AttributeValue> item, @Nullable String name);

  /** Returns the attributes that an item has only for the mark: one, or none. */
  List<String> added();

  /** Returns whether the primary key has a part in telling the entity. */
  boolean readsKey();

  /** Returns the attributes that tell the entity of an item. */
  List<String> attributes();
}
