package dev.singlet.examples.shared.flow;

import dev.singlet.AsyncTableClient;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.transaction.AsyncOpenTransaction;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Executes on a client that gives futures, and waits for these. */
record WaitingExecutor(AsyncTableClient client) implements Executor {

  @Override
  public <R extends @Nullable Object> R execute(Operation<R> operation) {
    return result(client.execute(operation));
  }

  @Override
  public <R> R transact(Function<Draft, R> work) {
    return result(
        client.transact(tx -> CompletableFuture.supplyAsync(() -> work.apply(new Open(tx)))));
  }

  private static <R extends @Nullable Object> R result(CompletableFuture<R> future) {
    try {
      return future.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw failed;
    }
  }

  private record Open(AsyncOpenTransaction tx) implements Draft {

    @Override
    public <T> Optional<T> read(Get<T> get) {
      return result(tx.read(get));
    }

    @Override
    public void write(List<? extends TransactWrite> writes) {
      tx.write(writes);
    }
  }
}
