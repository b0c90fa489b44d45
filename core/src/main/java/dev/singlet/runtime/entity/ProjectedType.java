package dev.singlet.runtime.entity;

import dev.singlet.runtime.item.ItemReader;
import java.util.List;

/**
 * Some attributes of an entity as a record. Generated for each record annotated with {@link
 * dev.singlet.annotation.Projection}.
 */
public non-sealed interface ProjectedType<T, P> extends Projected<T, P> {

  /** Returns the entity. */
  EntityType<T> entity();

  /** Returns the attributes that the record needs as a whole. */
  List<String> attributes();

  /**
   * Returns the parts of attributes that it needs: the names on the way to each, under all the
   * names that they may have.
   */
  default List<List<String>> parts() {
    return List.of();
  }

  /** Returns the record of an item. */
  P fromItem(ItemReader item);
}
