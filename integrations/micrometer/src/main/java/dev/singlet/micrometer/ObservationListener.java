package dev.singlet.micrometer;

import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import dev.singlet.listener.RunningOperation;
import io.micrometer.common.KeyValue;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes a Micrometer {@link Observation} of each operation, which becomes a span if the application
 * traces. The observation is current while requests are sent, so spans that an instrumentation of
 * the SDK makes for requests are its children. Version 2 of the SDK makes none by itself.
 *
 * <pre>{@code
 * TableClient github =
 *     GitHubTable.client(dynamoDb).withListener(new ObservationListener(observations));
 * }</pre>
 *
 * <p>The observation is named {@code singlet.operations}. Its names of values are those of <a
 * href="https://opentelemetry.io/docs/specs/semconv/database/dynamodb/">OpenTelemetry</a>:
 *
 * <table>
 *   <caption>Values of an observation</caption>
 *   <tr><th>name</th><th>value</th><th>of few values</th></tr>
 *   <tr><td>{@code db.system.name}</td><td>{@code aws.dynamodb}</td><td>yes</td></tr>
 *   <tr><td>{@code db.collection.name}</td><td>the table's name</td><td>yes</td></tr>
 *   <tr><td>{@code db.query.summary}</td><td>the label of the operation, such as {@code
 *     Issue.openByRepo}</td><td>yes</td></tr>
 *   <tr><td>{@code error.type}</td><td>the class of the failure; {@code none}</td>
 *     <td>yes</td></tr>
 * </table>
 *
 * <p>No value comes from an item or a key. But the observation has the failure itself, whose
 * message can show keys.
 */
public final class ObservationListener implements RequestListener {

  private static final String NAME = "singlet.operations";

  private final ObservationRegistry registry;

  /**
   * Makes a listener.
   *
   * @param registry the registry of observations
   */
  public ObservationListener(ObservationRegistry registry) {
    this.registry = Objects.requireNonNull(registry, "registry");
  }

  /** Does nothing: an operation is observed as a whole. */
  @Override
  public void onRequest(RequestReport report) {}

  @Override
  public RunningOperation begin(String operation, String table) {
    if (registry.isNoop()) {
      return RunningOperation.IGNORED;
    }
    Observation observation =
        Observation.createNotStarted(NAME, registry)
            .contextualName(operation)
            .lowCardinalityKeyValue("db.system.name", "aws.dynamodb")
            .lowCardinalityKeyValue("db.collection.name", table)
            .lowCardinalityKeyValue("db.query.summary", operation)
            .start();
    return observation.isNoop() ? RunningOperation.IGNORED : new Observed(observation);
  }

  private record Observed(Observation observation) implements RunningOperation {

    @Override
    public Runnable sending() {
      return observation.openScope()::close;
    }

    @Override
    public void ended(@Nullable Throwable failure) {
      observation.lowCardinalityKeyValue(
          "error.type", failure == null ? KeyValue.NONE_VALUE : failure.getClass().getName());
      if (failure != null) {
        observation.error(failure);
      }
      observation.stop();
    }
  }
}
