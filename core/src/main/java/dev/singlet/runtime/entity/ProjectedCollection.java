package dev.singlet.runtime.entity;

import java.util.List;

/**
 * A projection of each entity of an item collection. Generated for each sealed interface annotated
 * with {@link dev.singlet.annotation.Projection}.
 */
public non-sealed interface ProjectedCollection<T, P> extends Projected<T, P> {

  /** Returns the items of the collection. */
  CollectionType<T> collection();

  /** Returns a projection of each entity that is not read whole. */
  List<ProjectedType<? extends T, ? extends P>> projections();

  /** Returns the entities that are read whole. */
  default List<EntityType<? extends P>> whole() {
    return List.of();
  }
}
