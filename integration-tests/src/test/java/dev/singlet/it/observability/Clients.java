package dev.singlet.it.observability;

import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestListener;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import org.jspecify.annotations.Nullable;

/** Both kinds of clients, with a listener. */
enum Clients {
  BLOCKING {
    @Override
    <R extends @Nullable Object> R execute(
        LocalTable table,
        Operation<R> operation,
        RequestListener listener,
        RequestDetail... asked) {
      return table.client().withListener(listener, asked).execute(operation);
    }
  },
  ASYNC {
    @Override
    <R extends @Nullable Object> R execute(
        LocalTable table,
        Operation<R> operation,
        RequestListener listener,
        RequestDetail... asked) {
      return table.asyncClient().withListener(listener, asked).execute(operation).join();
    }
  };

  abstract <R extends @Nullable Object> R execute(
      LocalTable table, Operation<R> operation, RequestListener listener, RequestDetail... asked);
}
