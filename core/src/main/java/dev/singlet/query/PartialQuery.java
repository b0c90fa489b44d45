package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyEnds;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.value.PrimaryKey;

/**
 * A query of an index that does not hold whole items, because it projects {@code KEYS_ONLY} or
 * {@code INCLUDE}. It can't be executed as it is. One of these makes it an operation:
 *
 * <ul>
 *   <li>{@link #hydrate} reads the whole items from the table.
 *   <li>{@code project(...)} reads a projection from the index. Generated subclasses have it. A
 *       projection that the index doesn't hold does not compile.
 * </ul>
 *
 * <p>There is no {@code project} if items of other entities can lie in the range and the index
 * lacks the entity attribute, which tells them apart.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public class PartialQuery<T> {

  private final QuerySpec<T> spec;

  /**
   * Called by generated code.
   *
   * @param pattern the access pattern
   * @param condition the condition on the key
   */
  public PartialQuery(AccessPattern<T> pattern, KeyCondition condition) {
    this.spec = new QuerySpec<>(pattern, condition);
  }

  /**
   * Reads the index, and then the items of its entries from the table. Costs the capacity of both.
   *
   * @return an operation that returns whole items
   */
  public HydratedQuery<T> hydrate() {
    return new HydratedQuery<>(spec.pattern(), entries());
  }

  /**
   * Counts the entries of the index, however many requests that takes. An entry counts even if its
   * item was just deleted. If the index lacks the entity attribute, entries of other entities count
   * too.
   *
   * @return an operation that returns their number, and costs as much as reading the entries
   */
  public Count count() {
    return new Count(entries());
  }

  private QuerySpec<PrimaryKey> entries() {
    return new QuerySpec<>(spec.pattern().keys(), spec.condition());
  }

  /**
   * Returns the condition on the key, for generated code.
   *
   * @return the partition and the sort condition
   */
  protected final KeyCondition condition() {
    return spec.condition();
  }

  /**
   * Returns the places of a range's ends in the part of the sort key that the range narrows, for
   * generated code.
   *
   * @return the places of ends
   */
  protected final KeyEnds ends() {
    return spec.ends();
  }

  /**
   * Starts the text of the sort key with the values that narrow the query so far.
   *
   * @return the text before the next part
   */
  protected final KeyText text() {
    return spec.text();
  }

  /**
   * Reads a projection from a global index.
   *
   * @param projection a projection that the index holds
   * @param <P> the projection's record
   * @return the query
   */
  protected final <P> Query<P> toQuery(ProjectedType<T, P> projection) {
    return new Query<>(spec.project(projection));
  }

  /**
   * Reads a projection from a local index.
   *
   * @param projection a projection that the index holds
   * @param <P> the projection's record
   * @return the query
   */
  protected final <P> ConsistentQuery<P> toConsistentQuery(ProjectedType<T, P> projection) {
    return new ConsistentQuery<>(spec.project(projection));
  }

  @Override
  public String toString() {
    return "Partial" + spec;
  }
}
