package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.ProjectedType;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.generated.key.KeyText;
import dev.singlet.internal.batch.HydratedExecution;
import dev.singlet.internal.query.QuerySpec;
import java.util.Objects;

/**
 * A query of an index that does not hold whole items, since it projects {@code KEYS_ONLY} or {@code
 * INCLUDE}. It is no operation yet, and becomes one in either of two ways:
 *
 * <ul>
 *   <li>{@link #hydrate} reads the whole items from the table;
 *   <li>{@code project(...)}, which generated subclasses have, reads a projection that the index
 *       holds. One that it doesn't hold does not compile.
 * </ul>
 *
 * <p>There is no {@code project} where items of other entities can lie in the range and the index
 * lacks the entity attribute, by which they would be told apart.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public class PartialQuery<T> {

  private final AccessPattern<T> pattern;
  private final KeyCondition condition;

  /**
   * Made by generated code.
   *
   * @param pattern the access pattern
   * @param condition the partition, and what part of it
   */
  public PartialQuery(AccessPattern<T> pattern, KeyCondition condition) {
    this.pattern = Objects.requireNonNull(pattern, "pattern");
    this.condition = Objects.requireNonNull(condition, "condition");
  }

  /**
   * Reads the index, and then the items it leads to from the table. Costs both.
   *
   * @return an operation that gives whole items
   */
  public HydratedQuery<T> hydrate() {
    return new HydratedQuery<>(pattern, condition);
  }

  /**
   * Counts the entries of the index, however many requests that takes: also those whose item has
   * just been deleted and, where the index lacks the entity attribute, those of other entities.
   *
   * @return an operation that gives their number, and costs what reading the entries would
   */
  public Count count() {
    return new Count(new QuerySpec<>(HydratedExecution.keysOf(pattern), condition));
  }

  /**
   * The access pattern it queries.
   *
   * @return its type, name and index
   */
  public AccessPattern<T> pattern() {
    return pattern;
  }

  /**
   * Returns the condition on the key.
   *
   * @return the partition and the sort condition
   */
  protected final KeyCondition condition() {
    return condition;
  }

  /**
   * Starts the text of what a range is over.
   *
   * @return a text to append the part to
   */
  protected final KeyText part() {
    return pattern.sortKey(condition());
  }

  /**
   * Continues the text of the sort key behind what is settled.
   *
   * @return a text to append the next part to
   */
  protected final KeyText text() {
    return part().literal(condition().prefix());
  }

  /**
   * Reads a projection from a global index.
   *
   * @param projection a projection that the index holds
   * @param <P> the projection's record
   * @return the query
   */
  protected <P> Query<P> toQuery(ProjectedType<T, P> projection) {
    return new Query<>(pattern.project(projection), condition);
  }

  /**
   * Reads a projection from a local index.
   *
   * @param projection a projection that the index holds
   * @param <P> the projection's record
   * @return the query
   */
  protected <P> ConsistentQuery<P> toConsistentQuery(ProjectedType<T, P> projection) {
    return new ConsistentQuery<>(pattern.project(projection), condition);
  }

  @Override
  public String toString() {
    return "PartialQuery[" + condition.describe(pattern) + "]";
  }
}
