package dev.singlet.examples.shared.flow;

import dev.singlet.TableClient;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.transaction.OpenTransaction;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Executes on a client that waits. */
record BlockingExecutor(TableClient client) implements Executor {

  @Override
  public <R extends @Nullable Object> R execute(Operation<R> operation) {
    return client.execute(operation);
  }

  @Override
  public <R> R transact(Function<Draft, R> work) {
    return client.transact(tx -> work.apply(new Open(tx)));
  }

  private record Open(OpenTransaction tx) implements Draft {

    @Override
    public <T> Optional<T> read(Get<T> get) {
      return tx.read(get);
    }

    @Override
    public void write(List<? extends TransactWrite> writes) {
      tx.write(writes);
    }
  }
}
