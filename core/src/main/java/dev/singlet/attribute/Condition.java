package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What must hold of an item for a write to be made, or for a query to give it. An immutable value,
 * made of {@linkplain Attribute attributes}.
 *
 * @param <T> the entity's record
 */
public abstract sealed class Condition<T>
    permits Between, Call, Comparison, Constant, Junction, Membership, Negation, Requirement {

  private final @Nullable EntityType<T> entity;

  Condition(@Nullable EntityType<T> entity) {
    this.entity = entity;
  }

  /**
   * Holds if both hold.
   *
   * @param other another condition
   * @return both, joined by {@code AND}
   */
  public final Condition<T> and(Condition<T> other) {
    if (isAlways()) {
      return Objects.requireNonNull(other, "A condition is null.");
    }
    return other.isAlways() ? this : Junction.of(true, List.of(this, other));
  }

  /**
   * Holds if one of the two holds, or both.
   *
   * @param other another condition
   * @return both, joined by {@code OR}
   */
  public final Condition<T> or(Condition<T> other) {
    return Junction.of(false, List.of(this, other));
  }

  /**
   * Holds if this one doesn't.
   *
   * @return the condition {@code NOT (...)}
   */
  public Condition<T> not() {
    return Negation.of(this);
  }

  /**
   * Holds if all of them hold.
   *
   * @param conditions any number of conditions; with none it always holds
   * @param <T> the entity's record
   * @return all, joined by {@code AND}
   */
  public static <T> Condition<T> allOf(Collection<? extends Condition<T>> conditions) {
    return conditions.isEmpty() ? Constant.always() : Junction.of(true, conditions);
  }

  /**
   * Holds if at least one of them holds.
   *
   * @param conditions any number of conditions; with none it never holds
   * @param <T> the entity's record
   * @return all, joined by {@code OR}
   */
  public static <T> Condition<T> anyOf(Collection<? extends Condition<T>> conditions) {
    return Junction.of(false, conditions);
  }

  /**
   * The condition as DynamoDB takes it.
   *
   * @param placeholders takes the names and values
   * @return a condition expression
   */
  public final String toExpression(Placeholders placeholders) {
    return render(placeholders);
  }

  /**
   * Whether it holds for every item, so that nothing need be asked.
   *
   * @return true for {@link #allOf} of no conditions
   */
  public final boolean isAlways() {
    return this instanceof Constant<T> constant && constant.holds();
  }

  /**
   * The entity whose attributes it is made of.
   *
   * @return the entity; null if it is made of none, as {@link #anyOf} of no conditions
   */
  public final @Nullable EntityType<T> entity() {
    return entity;
  }

  abstract String render(Placeholders placeholders);

  /** Whether DynamoDB would find that it holds for an item. */
  abstract boolean holds(Map<String, AttributeValue> item);

  /** Adds the places in an item that it looks at. */
  abstract void addPaths(Set<Path> paths);

  /** What must hold, each by itself, for this to hold. */
  List<Condition<T>> conjuncts() {
    return List.of(this);
  }

  /** Whether it needs parentheses to stand beside others. */
  boolean isCompound() {
    return false;
  }

  @Override
  public final String toString() {
    Placeholders placeholders = new Placeholders();
    return toExpression(placeholders) + " " + placeholders.names() + placeholders.values();
  }
}
