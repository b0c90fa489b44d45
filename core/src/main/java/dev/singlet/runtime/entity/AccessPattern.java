package dev.singlet.runtime.entity;

import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyEnds;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A named way to query items.
 *
 * @param type the type of the items
 * @param name the name of the linked key or the item collection
 * @param index the index it reads; null for the table itself
 * @param filtered true if items of other entities can lie within its range
 * @param <T> the record, or the sealed interface
 */
public record AccessPattern<T>(
    ItemType<T> type, String name, @Nullable IndexSchema index, boolean filtered) {

  /** Returns the key attributes it queries. */
  public KeySchema key() {
    return index == null ? type.table().key() : index.key();
  }

  /**
   * Begins a text for the sort key attribute that a condition narrows: its whole text, or the text
   * of one of its parts.
   */
  public KeyText sortKey(KeyCondition condition) {
    return sortKey(condition.leading().size());
  }

  private KeyText sortKey(int attribute) {
    return type.sortKey(key().sort().get(attribute).name());
  }

  /** Returns an object that finds the places of ends in the parts of a sort key attribute. */
  public KeyEnds ends(int attribute) {
    return new KeyEnds(type.table().delimiter(), () -> sortKey(attribute));
  }

  /**
   * Returns whether a filter can select entries by the attributes that name their entities.
   *
   * @return false if the index lacks one of these attributes, or has it as a key, or if the primary
   *     key tells one of the entities
   */
  public boolean canFilterByName() {
    return !type.isToldByKey()
        && type.nameMarks().stream().map(NameMark::attribute).allMatch(this::canFilterBy);
  }

  private boolean canFilterBy(String attribute) {
    return !key().names().contains(attribute)
        && (index == null || index.holds(attribute, type.table().key()));
  }

  /** Returns the access pattern that reads only the keys and the marks of its items. */
  public AccessPattern<Map<String, AttributeValue>> entries() {
    return new AccessPattern<>(ProjectedItemType.entries(type, index), name, index, filtered);
  }

  /** Returns the access pattern that reads only the primary keys of its items in the index. */
  public AccessPattern<PrimaryKey> keys() {
    IndexSchema of = Objects.requireNonNull(index, "the table itself is whole");
    return new AccessPattern<>(ProjectedItemType.keys(type, of), name, of, filtered);
  }

  /** Returns this access pattern, read as a projection. */
  public <P> AccessPattern<P> project(Projected<T, P> projection) {
    return new AccessPattern<>(ProjectedItemType.of(projection, index), name, index, filtered);
  }

  @Override
  public String toString() {
    return type.name() + "." + name;
  }
}
