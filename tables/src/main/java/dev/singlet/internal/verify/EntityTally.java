package dev.singlet.internal.verify;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.verify.EntityItems;
import dev.singlet.verify.ItemSample;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Counts the items of an entity, and their differences. Not thread-safe. */
final class EntityTally {

  private final Map<String, Long> same = new HashMap<>();
  private final Map<String, Long> olderNames = new HashMap<>();
  private final Differences differences;
  private long items;
  private long unchanged;

  /**
   * Starts with no items.
   *
   * @param samples the number of samples to keep of each difference
   */
  EntityTally(EntityType<?> type, int samples) {
    differences = new Differences(samples);
    OlderNames.of(type).forEach(name -> olderNames.put(name, 0L));
  }

  void add(Compared compared) {
    items++;
    if (compared.found().isEmpty()) {
      unchanged++;
    }
    compared.olderNames().forEach(name -> olderNames.merge(name, 1L, Long::sum));
    compared.same().forEach(attribute -> same.merge(attribute, 1L, Long::sum));
    differences.add(compared.found());
  }

  /** Adds a difference of an item that was added. */
  void addDifference(Map<Found, Supplier<ItemSample>> found) {
    differences.add(found);
  }

  EntityItems report(String name) {
    return new EntityItems(name, items, unchanged, same, olderNames, differences.all());
  }
}
