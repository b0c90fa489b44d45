package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import org.jspecify.annotations.Nullable;

/**
 * The key an entity has in the table or in an index.
 *
 * @param place the annotation
 * @param name the access pattern; empty for none
 * @param index the index; null for the table itself
 * @param key the key attributes
 * @param partition the template of the partition key
 * @param sort the template of the sort key; null if there is no sort key
 * @param when the condition under which an item has it; null for always
 */
public record LinkedKeyModel(
    Place place,
    String name,
    @Nullable IndexModel index,
    KeyModel key,
    Template partition,
    @Nullable Template sort,
    @Nullable Condition when) {

  public boolean isPrimary() {
    return index == null;
  }

  public boolean isNamed() {
    return !name.isEmpty();
  }

  /** Which linked key this is, in messages: javac can't always point at it. */
  public String label() {
    return label(name, index);
  }

  /** Which linked key one of this name and index is. */
  public static String label(String name, @Nullable IndexModel index) {
    String where = index == null ? "" : "index = \"" + index.name() + "\"";
    String named = name.isEmpty() ? "" : "name = \"" + name + "\"";
    return index == null && name.isEmpty()
        ? "The primary @LinkedKey"
        : "@LinkedKey(" + named + (named.isEmpty() || where.isEmpty() ? "" : ", ") + where + ")";
  }
}
