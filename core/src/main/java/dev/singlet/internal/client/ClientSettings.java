package dev.singlet.internal.client;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.AsyncTransport;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transport;
import dev.singlet.schema.TableSchema;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** All that a client knows besides its connection. */
public record ClientSettings(TableSchema schema, Context context, @Nullable Reporting reporting) {

  public ClientSettings {
    Objects.requireNonNull(schema, "schema");
  }

  /** Returns the settings of a client that was told none. */
  public static ClientSettings of(TableSchema schema) {
    return new ClientSettings(schema, Context.of(schema), null);
  }

  public ClientSettings with(Context changed) {
    return new ClientSettings(schema, changed, reporting);
  }

  public ClientSettings with(Reporting listener) {
    return new ClientSettings(schema, context, listener);
  }

  /** Returns a runner, which carries out the steps of an operation. */
  public Runner runner(Transport transport, OperationDescription<?> operation) {
    return new Runner(
        reporting == null
            ? transport
            : reporting.observing(transport, operation, context.tableName()));
  }

  /** Refuses an operation that doesn't belong to the table. */
  public <D extends OperationDescription<?>> D own(Object operation, D description) {
    description.requireTable(operation, schema);
    return description;
  }

  /** Starts an operation. A failure before its first request fails the future, too. */
  public <D extends OperationDescription<?>, R extends @Nullable Object> CompletableFuture<R> start(
      AsyncTransport transport, Supplier<D> operation, Function<? super D, Step<R>> steps) {
    D given;
    Step<R> first;
    try {
      given = operation.get();
      first = steps.apply(given);
    } catch (RuntimeException refused) {
      return CompletableFuture.failedFuture(refused);
    }
    return runner(transport, given).start(first);
  }
}
