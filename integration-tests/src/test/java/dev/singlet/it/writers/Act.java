package dev.singlet.it.writers;

import dev.singlet.operation.Operation;
import org.jspecify.annotations.Nullable;

/**
 * One write and what must come of it.
 *
 * @param after the item afterwards; null for none
 * @param isFitted whether it may need more than one request, which a transaction doesn't make
 */
record Act(
    Operation<?> operation, Key key, @Nullable Item after, Refusal refusal, boolean isFitted) {

  static Act of(Operation<?> operation, Key key, @Nullable Item after, Refusal refusal) {
    return new Act(operation, key, after, refusal, false);
  }

  Act refused() {
    return new Act(operation, key, after, Refusal.ALWAYS, isFitted);
  }
}
