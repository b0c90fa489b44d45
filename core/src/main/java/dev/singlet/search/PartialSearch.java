package dev.singlet.search;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.internal.search.SearchSpec;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.runtime.key.KeyCondition;

/**
 * A search of a vector index, for the items whose vectors are closest to a given one. It can't be
 * executed as it is, because an index doesn't return the vectors. One of these makes it an
 * operation:
 *
 * <ul>
 *   <li>{@link #hydrate} reads the whole items from the table.
 *   <li>{@code project(...)} reads a projection from the index. Generated subclasses have it. A
 *       projection that the index doesn't hold does not compile.
 * </ul>
 *
 * <p>Generated subclasses also have a method for each filter of the index.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public abstract class PartialSearch<T> {

  private final SearchSpec<T> spec;

  /**
   * Called by generated code.
   *
   * @param pattern the access pattern
   * @param condition the partition of the index
   * @param vector the vector to search for
   * @throws dev.singlet.error.InvalidArgumentException if the vector has not as many dimensions as
   *     the index, or a dimension that is not a finite number
   */
  protected PartialSearch(AccessPattern<T> pattern, KeyCondition condition, float[] vector) {
    this.spec = new SearchSpec<>(pattern, condition, vector);
  }

  /**
   * Called by generated code.
   *
   * @param search a search
   * @param filter a condition that an attribute has a value
   * @throws dev.singlet.error.InvalidArgumentException if the search is already filtered by this
   *     attribute
   */
  protected PartialSearch(PartialSearch<T> search, Condition<T> filter) {
    this.spec = search.spec.filter(filter.expression());
  }

  /**
   * Searches the index, and then reads the whole items from the table. Costs the capacity of both.
   *
   * @return an operation that returns whole items
   */
  public HydratedSearch<T> hydrate() {
    return new HydratedSearch<>(spec, false);
  }

  /**
   * Reads a projection from the index.
   *
   * @param projection a projection that the index holds
   * @param <P> the projection's record
   * @return the search
   */
  protected final <P> VectorSearch<P> toSearch(ProjectedType<T, P> projection) {
    return new VectorSearch<>(spec.project(projection));
  }

  @Override
  public String toString() {
    return "Partial" + spec;
  }
}
