package dev.singlet.internal.client;

import dev.singlet.internal.engine.Observation;
import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import dev.singlet.listener.RunningOperation;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells a listener what happens to an operation. Its exceptions are logged: DynamoDB has carried
 * out the request, or will.
 */
final class Heard implements Observation.Observer {

  private static final String LOGGER = "dev.singlet.listener.RequestListener";

  private final RequestListener listener;
  private final String operation;
  private final String tableName;
  private final Function<Observation<?, ?>, RequestReport> reports;
  private final RunningOperation running;

  Heard(
      RequestListener listener,
      String operation,
      String tableName,
      Function<Observation<?, ?>, RequestReport> reports) {
    this(listener, operation, tableName, reports, RunningOperation.IGNORED);
  }

  private Heard(
      RequestListener listener,
      String operation,
      String tableName,
      Function<Observation<?, ?>, RequestReport> reports,
      RunningOperation running) {
    this.listener = listener;
    this.operation = operation;
    this.tableName = tableName;
    this.reports = reports;
    this.running = running;
  }

  @Override
  public void observed(Observation<?, ?> observation) {
    tell(() -> listener.onRequest(reports.apply(observation)), observation.action().name());
  }

  @Override
  public Observation.Observer begun() {
    RunningOperation begun =
        ask(() -> listener.begin(operation, tableName), RunningOperation.IGNORED, "the beginning");
    return begun == RunningOperation.IGNORED
        ? this
        : new Heard(listener, operation, tableName, reports, begun);
  }

  @Override
  public Runnable sending() {
    Runnable sent = ask(running::sending, () -> {}, "the beginning of a request");
    return () -> tell(sent, "the sending of a request");
  }

  @Override
  public void ended(@Nullable Throwable failure) {
    tell(() -> running.ended(failure), "the end");
  }

  private void tell(Runnable call, String moment) {
    try {
      call.run();
    } catch (RuntimeException thrown) {
      log(moment, thrown);
    }
  }

  private <R> R ask(Supplier<R> call, R otherwise, String moment) {
    try {
      return Objects.requireNonNull(call.get(), "The listener returned null.");
    } catch (RuntimeException thrown) {
      log(moment, thrown);
      return otherwise;
    }
  }

  private void log(String moment, RuntimeException thrown) {
    System.getLogger(LOGGER)
        .log(
            System.Logger.Level.WARNING,
            () -> "A request listener failed after " + moment + " of " + operation + ".",
            thrown);
  }
}
