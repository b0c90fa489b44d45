package dev.singlet.examples.shared.flow;

import dev.singlet.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Executes operations, as {@code client::execute} does. A flow that asks for no more than this runs
 * on any client.
 */
@FunctionalInterface
public interface Executor {

  /** Executes an operation and waits for its result. */
  <R extends @Nullable Object> R execute(Operation<R> operation);
}
