package dev.singlet.attribute;

import dev.singlet.generated.expression.Expression;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * A condition that an item must meet for a write to be made, or for a query to give it. An
 * immutable value, made of {@linkplain Attribute attributes}.
 *
 * @param <T> the entity's record
 */
public final class Condition<T> {

  private final Expression expression;

  Condition(Expression expression) {
    this.expression = expression;
  }

  /**
   * Holds if both hold.
   *
   * @param other another condition
   * @return both, joined by {@code AND}
   */
  public Condition<T> and(Condition<T> other) {
    return new Condition<>(expression.and(expression(other)));
  }

  /**
   * Holds if one of the two holds, or both.
   *
   * @param other another condition
   * @return both, joined by {@code OR}
   */
  public Condition<T> or(Condition<T> other) {
    return new Condition<>(expression.or(expression(other)));
  }

  /**
   * Holds if this one doesn't.
   *
   * @return the condition {@code NOT (...)}
   */
  public Condition<T> not() {
    return new Condition<>(expression.not());
  }

  /**
   * Holds if all of them hold.
   *
   * @param conditions any number of conditions; with none it always holds
   * @param <T> the entity's record
   * @return all, joined by {@code AND}
   */
  public static <T> Condition<T> allOf(Collection<? extends Condition<T>> conditions) {
    return new Condition<>(Expression.allOf(expressions(conditions)));
  }

  /**
   * Holds if at least one of them holds.
   *
   * @param conditions any number of conditions; with none it never holds
   * @param <T> the entity's record
   * @return all, joined by {@code OR}
   */
  public static <T> Condition<T> anyOf(Collection<? extends Condition<T>> conditions) {
    return new Condition<>(Expression.anyOf(expressions(conditions)));
  }

  /**
   * Returns the tree that requests are made of. For the library alone.
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
