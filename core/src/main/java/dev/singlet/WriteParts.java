package dev.singlet;

import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Placeholders;
import org.jspecify.annotations.Nullable;

/**
 * The expressions of a write.
 *
 * @param update the update expression; null for a write that is no update
 * @param condition the condition expression; null if nothing is asked
 * @param placeholders the names and values of both
 */
record WriteParts(@Nullable String update, @Nullable String condition, Placeholders placeholders) {

  /** The expressions of a write that is no update. */
  static WriteParts of(Object write, Condition<?> condition) {
    return of(write, null, condition, new Placeholders());
  }

  static WriteParts of(
      Object write, @Nullable String update, Condition<?> condition, Placeholders placeholders) {
    String expression = condition.isAlways() ? null : condition.toExpression(placeholders);
    placeholders.requireFitting(write, update, expression);
    return new WriteParts(update, expression, placeholders);
  }
}
