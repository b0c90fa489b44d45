package dev.singlet.backfill;

import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemSample;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The items of one entity that a backfill has brought to what the model stores.
 *
 * @param entity the entity's name
 * @param right the number of items that were right already
 * @param written the number of items that were changed under their primary key
 * @param moved the number of items that were moved to another primary key
 * @param attributes by attribute, in the order of their names, the number of items in which it was
 *     set, replaced or removed
 * @param samples up to three changes, of a dry run only: the key, the attributes before and after
 */
public record BackfilledEntity(
    String entity,
    long right,
    long written,
    long moved,
    Map<String, Long> attributes,
    List<ItemSample> samples)
    implements Serializable {

  /**
   * Copies the map and the list.
   *
   * @param entity the entity's name
   * @param right the number of items that were right
   * @param written the number of items that were changed
   * @param moved the number of items that were moved
   * @param attributes the number of items in which each attribute was changed
   * @param samples some changes
   */
  public BackfilledEntity {
    Objects.requireNonNull(entity, "entity");
    attributes = Collections.unmodifiableMap(new TreeMap<>(attributes));
    samples = List.copyOf(samples);
  }

  /** Returns the items of both. */
  BackfilledEntity and(BackfilledEntity other) {
    Map<String, Long> sum = new TreeMap<>(attributes);
    other.attributes.forEach((name, number) -> sum.merge(name, number, Long::sum));
    List<ItemSample> all = new ArrayList<>(samples);
    all.addAll(other.samples);
    return new BackfilledEntity(
        entity,
        right + other.right,
        written + other.written,
        moved + other.moved,
        sum,
        all.subList(0, Math.min(all.size(), ItemDifference.MAX_SAMPLES)));
  }
}
