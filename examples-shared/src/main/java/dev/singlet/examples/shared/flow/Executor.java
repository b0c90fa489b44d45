package dev.singlet.examples.shared.flow;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The methods of a client that flows need. A flow that asks for no more than this runs on any
 * client.
 */
public interface Executor {

  /** Executes an operation and waits for its result. */
  <R extends @Nullable Object> R execute(Operation<R> operation);

  /** Reads, and writes what follows from that, as {@link TableClient#transact(Function)} does. */
  <R> R transact(Function<Draft, R> work);

  /** A transaction that is being put together. */
  interface Draft {

    /** Reads an item that must still be the same when the writes are made. */
    <T> Optional<T> read(Get<T> get);

    /** Adds writes. */
    void write(List<? extends TransactWrite> writes);
  }

  /** Executes on a client that waits. */
  static Executor of(TableClient client) {
    return new BlockingExecutor(client);
  }

  /**
   * Waits for the futures of a client, and throws what they fail with, so that a flow doesn't know
   * the difference.
   */
  static Executor waitingFor(AsyncTableClient client) {
    return new WaitingExecutor(client);
  }
}
