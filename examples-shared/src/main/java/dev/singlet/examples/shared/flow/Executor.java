package dev.singlet.examples.shared.flow;

import dev.singlet.AsyncTableClient;
import dev.singlet.Operation;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * Executes operations, as {@code client::execute} does. A flow that asks for no more than this runs
 * on any client.
 */
@FunctionalInterface
public interface Executor {

  /** Executes an operation and waits for its result. */
  <R extends @Nullable Object> R execute(Operation<R> operation);

  /**
   * Waits for the futures of a client, and throws what they fail with, so that a flow doesn't know
   * the difference.
   */
  static Executor waitingFor(AsyncTableClient client) {
    return new Executor() {
      @Override
      public <R extends @Nullable Object> R execute(Operation<R> operation) {
        try {
          return client.execute(operation).join();
        } catch (CompletionException failed) {
          if (failed.getCause() instanceof RuntimeException cause) {
            throw cause;
          }
          throw failed;
        }
      }
    };
  }
}
