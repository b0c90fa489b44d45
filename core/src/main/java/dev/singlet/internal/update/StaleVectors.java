package dev.singlet.internal.update;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.update.change.InvalidUpdate;
import java.util.List;

/** Vectors that would not be of the values that an item has after an update. */
final class StaleVectors {

  private StaleVectors() {}

  /**
   * Adds the removal of each vector that is not set, while something that it is made of is changed.
   *
   * @return the same changes if there is no such vector
   */
  static <T> Changes<T> removedBy(Changes<T> changes) {
    Changes<T> more = changes;
    for (String vector : changes.entity().embeddings().keySet()) {
      if (!changes.isChanged(vector)
          && sources(vector, changes).stream().anyMatch(changes::isChanged)) {
        more = more.removing(vector);
      }
    }
    return more;
  }

  /**
   * Requires that a vector is set as a whole if something that it is made of changes, and that this
   * is then changed in any case. An upsert that sets a vector sets all that it is made of.
   *
   * @param creates true if the item is created if there is none
   * @throws InvalidArgumentException if an item could have a vector of other values afterwards
   */
  static void refuse(Changes<?> changes, boolean creates) {
    for (UpdateAction<?> vector : changes.actions()) {
      String component = vector.location().rootComponent();
      if (creates && !vector.isRemoval()) {
        requireAll(component, changes);
      }
      for (UpdateAction<?> source : changes.actions()) {
        if (sources(component, changes).contains(source.location().rootComponent())) {
          refuse(changes, vector, source);
        }
      }
    }
  }

  private static void requireAll(String vector, Changes<?> changes) {
    for (String source : sources(vector, changes)) {
      if (!changes.isChanged(source)) {
        throw InvalidUpdate.of(
            changes.entity(),
            "%1$s is set, but %2$s, which it is made of, isn't. An item that is there keeps its %2$s,"
                + " and would get the %1$s of another one. Set or remove %2$s, too, or leave %1$s"
                + " out",
            vector,
            source);
      }
    }
  }

  private static void refuse(Changes<?> changes, UpdateAction<?> vector, UpdateAction<?> source) {
    String component = vector.location().rootComponent();
    if (!vector.replacesComponent()) {
      throw InvalidUpdate.of(
          changes.entity(),
          "a part of the earlier %1$s can stay, and what it is made of changes. Set %1$s as a whole,"
              + " or leave it out, which removes it",
          component);
    }
    if (!vector.isRemoval() && !source.change().isAlwaysWritten()) {
      throw InvalidUpdate.of(
          changes.entity(),
          "%1$s is set, but %2$s, which it is made of, is set only if it is absent. An item that keeps"
              + " its %2$s would get the %1$s of another one. Leave %1$s out, which removes it, and set"
              + " it afterwards",
          component,
          source.location().rootComponent());
    }
  }

  private static List<String> sources(String vector, Changes<?> changes) {
    return changes.entity().embeddings().getOrDefault(vector, List.of());
  }
}
