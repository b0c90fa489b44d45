package dev.singlet.attribute;

import dev.singlet.runtime.expression.Expression;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * A condition on an item. A write is made, or a query returns the item, only if the condition
 * holds. It is an immutable value, made of {@linkplain Attribute attributes}.
 *
 * @param <T> the entity's record
 */
public final class Condition<T> {

  private final Expression expression;

  Condition(Expression expression) {
    this.expression = expression;
  }

  /**
   * Holds if both conditions hold.
   *
   * @param other another condition
   * @return both, joined by {@code AND}
   */
  public Condition<T> and(Condition<T> other) {
    return new Condition<>(expression.and(expression(other)));
  }

  /**
   * Holds if at least one of the two conditions holds.
   *
   * @param other another condition
   * @return both, joined by {@code OR}
   */
  public Condition<T> or(Condition<T> other) {
    return new Condition<>(expression.or(expression(other)));
  }

  /**
   * Holds if this condition doesn't hold.
   *
   * @return the condition {@code NOT (...)}
   */
  public Condition<T> not() {
    return new Condition<>(expression.not());
  }

  /**
   * Holds if all conditions hold.
   *
   * @param conditions any number of conditions; without any, the result always holds
   * @param <T> the entity's record
   * @return all, joined by {@code AND}
   */
  public static <T> Condition<T> allOf(Collection<? extends Condition<T>> conditions) {
    return new Condition<>(Expression.allOf(expressions(conditions)));
  }

  /**
   * Holds if at least one of the conditions holds.
   *
   * @param conditions any number of conditions; without any, the result never holds
   * @param <T> the entity's record
   * @return all, joined by {@code OR}
   */
  public static <T> Condition<T> anyOf(Collection<? extends Condition<T>> conditions) {
    return new Condition<>(Expression.anyOf(expressions(conditions)));
  }

  /**
   * Returns the tree that requests are made of. Only the library uses it.
   *
   * @return the condition without the type of its entity
   */
  public Expression expression() {
    return expression;
  }

  private static List<Expression> expressions(Collection<? extends Condition<?>> conditions) {
    List<Expression> expressions = new ArrayList<>(conditions.size());
    for (Condition<?> condition : conditions) {
      expressions.add(expression(condition));
    }
    return expressions;
  }

  private static Expression expression(Condition<?> condition) {
    return Objects.requireNonNull(condition, "A condition is null.").expression;
  }

  @Override
  public String toString() {
    return expression.toText();
  }
}
