package dev.singlet.micrometer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.listener.RunningOperation;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import io.micrometer.observation.tck.TestObservationRegistry;
import io.micrometer.observation.tck.TestObservationRegistryAssert;
import org.junit.jupiter.api.Test;

class ObservationListenerTest {

  private final TestObservationRegistry registry = TestObservationRegistry.create();
  private final ObservationListener listener = new ObservationListener(registry);

  @Test
  void anOperationIsAnObservation() {
    listener.begin("Issue.open", "github-test").ended(null);

    TestObservationRegistryAssert.assertThat(registry)
        .hasSingleObservationThat()
        .hasNameEqualTo("singlet.operations")
        .hasContextualNameEqualTo("Issue.open")
        .hasLowCardinalityKeyValue("db.system.name", "aws.dynamodb")
        .hasLowCardinalityKeyValue("db.collection.name", "github-test")
        .hasLowCardinalityKeyValue("db.query.summary", "Issue.open")
        .hasLowCardinalityKeyValue("error.type", "none")
        .hasBeenStarted()
        .hasBeenStopped()
        .doesNotHaveError();
  }

  @Test
  void aFailureIsItsError() {
    IllegalStateException failure = new IllegalStateException("no");

    listener.begin("Issue.open", "github-test").ended(failure);

    TestObservationRegistryAssert.assertThat(registry)
        .hasSingleObservationThat()
        .hasLowCardinalityKeyValue("error.type", "java.lang.IllegalStateException")
        .hasError(failure);
  }

  @Test
  void itIsCurrentWhileARequestIsSent() {
    Observation request = Observation.start("http", registry);

    request.scoped(
        () -> {
          RunningOperation operation = listener.begin("Issue.open", "github-test");
          assertThat(registry.getCurrentObservation()).isSameAs(request);

          Runnable sent = operation.sending();
          Observation child = registry.getCurrentObservation();
          assertThat(child).isNotSameAs(request);
          assertThat(child.getContext().getParentObservation()).isSameAs(request);
          sent.run();

          assertThat(registry.getCurrentObservation()).isSameAs(request);
          operation.ended(null);
        });
    request.stop();
  }

  @Test
  void nothingIsFollowedWithoutObservations() {
    assertThat(new ObservationListener(ObservationRegistry.NOOP).begin("Issue.open", "table"))
        .isSameAs(RunningOperation.IGNORED);
  }
}
