package dev.singlet.verify;

import java.io.Serializable;
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
 * @param olderNames by older name that the model reads, the number of items that have it in place
 *     of the current one: the name of an attribute, or {@code _et: Client} for one of the entity.
 *     It lacks names within nested records
 * @param differences what differs, by kind and attribute, the worst first
 */
public record EntityItems(
    String entity,
    long items,
    long unchanged,
    Map<String, Long> same,
    Map<String, Long> olderNames,
    List<ItemDifference> differences)
    implements Serializable {

  /**
   * Copies the maps, and sorts the list.
   *
   * @param entity the entity's name
   * @param items the number of its items
   * @param unchanged the number of items that a put would leave as they are
   * @param same by attribute, the number of items in which it is as a put would write it
   * @param olderNames by older name, the number of items that have it
   * @param differences what differs
   */
  public EntityItems {
    Objects.requireNonNull(entity, "entity");
    same = Collections.unmodifiableMap(new TreeMap<>(same));
    olderNames = Collections.unmodifiableMap(new TreeMap<>(olderNames));
    differences = ItemDifference.sorted(differences);
  }

  /** Returns the items of both. */
  EntityItems and(EntityItems other) {
    return new EntityItems(
        entity,
        items + other.items,
        unchanged + other.unchanged,
        sum(same, other.same),
        sum(olderNames, other.olderNames),
        ItemDifference.sum(differences, other.differences));
  }

  private static Map<String, Long> sum(Map<String, Long> left, Map<String, Long> right) {
    Map<String, Long> sum = new TreeMap<>(left);
    right.forEach((name, count) -> sum.merge(name, count, Long::sum));
    return sum;
  }
}
