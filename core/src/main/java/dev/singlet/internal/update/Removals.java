package dev.singlet.internal.update;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.item.Values;
import java.util.ArrayList;
import java.util.List;

/** Takes removed attributes out of what is known of an item. */
final class Removals {

  private Removals() {}

  /** Reads what is removed as its default, or as not known if that is made of what is not known. */
  static <T> Values asRead(EntityType<T> entity, List<UpdateAction<T>> actions, Values known) {
    List<String> removed = List.of();
    for (UpdateAction<T> action : actions) {
      if (action.removesComponent()) {
        removed = removed.isEmpty() ? new ArrayList<>() : removed;
        removed.add(action.location().rootComponent());
      }
    }
    Values values = known;
    for (String component : removed) {
      values = values.without(component);
    }
    // A default can be made of another one.
    for (int i = 0; i < removed.size(); i++) {
      for (String component : removed) {
        values = values.has(component) ? values : entity.lacking(component, values);
      }
    }
    return values;
  }
}
