package dev.singlet.examples.shared;

import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.util.List;

/** The kinds of clients. An example's tests run with both. */
public enum ClientKind {

  /** Each call waits for its answer. */
  BLOCKING {
    @Override
    public Executor executor(LocalTable table, Clock clock) {
      return Executor.of(table.client().withClock(clock).withTransactionAttempts(ATTEMPTS));
    }

    @Override
    public <T> List<T> items(LocalTable table, Query<T> query) {
      return table.client().stream(query).toList();
    }
  },

  /** Each call gives a future, and a query's items are published. */
  ASYNC {
    @Override
    public Executor executor(LocalTable table, Clock clock) {
      return Executor.waitingFor(
          table.asyncClient().withClock(clock).withTransactionAttempts(ATTEMPTS));
    }

    @Override
    public <T> List<T> items(LocalTable table, Query<T> query) {
      return Published.items(table.asyncClient().items(query));
    }
  };

  /** More than the threads of a test: an attempt is in vain only if another thread makes one. */
  private static final int ATTEMPTS = 20;

  /** Executes operations on a test's table. */
  public final Executor executor(LocalTable table) {
    return executor(table, Clock.systemUTC());
  }

  /** Executes operations on a test's table at the time of a clock. */
  public abstract Executor executor(LocalTable table, Clock clock);

  /** All items of a query, however many requests they take. */
  public abstract <T> List<T> items(LocalTable table, Query<T> query);
}
