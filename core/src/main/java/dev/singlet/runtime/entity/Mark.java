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

  /**
   * Returns how much of an item's primary key fits, to find the entity that an item of none was
   * meant to be.
   *
   * @return a number of characters; 0 if the key has no part in telling the entity
   */
  default int likeness(Map<String, AttributeValue> item) {
    return 0;
  }

  /**
   * Says which attribute of an item's primary key has another form than the entity's.
   *
   * @return the attribute; null if all fit, or if the key doesn't tell the entity
   */
  default @Nullable String misfit(Map<String, AttributeValue> item) {
    return null;
  }

  /** Returns the form of a key attribute that is a {@link #misfit}, as a regular expression. */
  default String form(String attribute) {
    return "";
  }

  /** Returns the attributes that an item has only for the mark: one, or none. */
  List<String> added();

  /** Returns whether the primary key has a part in telling the entity. */
  boolean readsKey();

  /** Returns the attributes that tell the entity of an item. */
  List<String> attributes();
}
