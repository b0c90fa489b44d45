package dev.singlet.verify;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The items of one entity, beside what puts of their records would write.
 *
 * @param entity the entity's name
 * @param items the number of its items
 * @param unchanged the number of items that a put of their record would leave as they are
 * @param same by attribute, in the order of their names, the number of items in which it is as a
 *     put would write it
 * @param differences what differs, by kind and attribute, the worst first
 */
public record EntityItems(
    String entity,
    long items,
    long unchanged,
    Map<String, Long> same,
    List<ItemDifference> differences) {

  /**
   * Copies the map, and sorts the list.
   *
   * @param entity the entity's name
   * @param items the number of its items
   * @param unchanged the number of items that a put would leave as they are
   * @param same by attribute, the number of items in which it is as a put would write it
   * @param differences what differs
   */
  public EntityItems {
    Objects.requireNonNull(entity, "entity");
    same = Collections.unmodifiableMap(new TreeMap<>(same));
    differences = ItemDifference.sorted(differences);
  }

  /** Returns the items of both. */
  EntityItems and(EntityItems other) {
    Map<String, Long> sum = new TreeMap<>(same);
    other.same.forEach((attribute, count) -> sum.merge(attribute, count, Long::sum));
    return new EntityItems(
        entity,
        items + other.items,
        unchanged + other.unchanged,
        sum,
        ItemDifference.sum(differences, other.differences));
  }
}
