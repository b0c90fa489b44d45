package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.listener.RequestDetail;
import dev.singlet.micrometer.MicrometerListener;
import dev.singlet.micrometer.ObservationListener;
import dev.singlet.testing.LocalTable;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ObservabilityTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private static Issue issue(int number) {
    return IssueEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .issueNumber(number)
        .title("Issue " + number)
        .build();
  }

  @Test
  void listener() {
    List<String> log = new ArrayList<>();

    TableClient github =
        table
            .client()
            .withListener(
                request ->
                    log.add(
                        "%s: %s, %.1f units, %d of %d items, %d retries, %s"
                            .formatted(
                                request.operation(),
                                request.action(),
                                request.capacityUnits(),
                                request.itemsReturned(),
                                request.itemsRead(),
                                request.retries(),
                                request.isAnswered() ? "answered" : request.failure())));
    github.execute(IssueEntity.put(issue(1)));
    github.execute(IssueEntity.put(issue(2)));
    github.execute(IssueEntity.open("aws", "sdk").filter(IssueEntity.TITLE.eq("Issue 2")));

    assertThat(log)
        .containsExactly(
            "Issue.put: PutItem, %.1f units, 0 of 0 items, 0 retries, answered".formatted(2.0),
            "Issue.put: PutItem, %.1f units, 0 of 0 items, 0 retries, answered".formatted(2.0),
            "Issue.open: Query, %.1f units, 1 of 2 items, 0 retries, answered".formatted(0.5));
  }

  @Test
  void slowRequests() {
    List<String> log = new ArrayList<>();
    Duration limit = Duration.ZERO;

    TableClient github =
        table
            .client()
            .withListener(
                request -> {
                  if (request.duration().compareTo(limit) > 0) {
                    log.add(request.operation() + " is slow: " + request.text().orElseThrow());
                  }
                },
                RequestDetail.TEXT);
    github.execute(IssueEntity.open("aws", "sdk").filter(IssueEntity.TITLE.eq("Issue 2")));

    assertThat(log)
        .containsExactly(
            ("Issue.open is slow: Query %s index GSI1: GSI1PK = \"ISSUE#aws#sdk\" AND"
                    + " begins_with(GSI1SK, \"OPEN#\"); filter: title = \"Issue 2\"")
                .formatted(table.tableName()));
  }

  @Test
  void operationsAreObserved() {
    List<String> names = new ArrayList<>();
    ObservationRegistry observations = ObservationRegistry.create();
    observations
        .observationConfig()
        .observationHandler(
            new ObservationHandler<>() {
              @Override
              public void onStop(Observation.Context context) {
                names.add(context.getContextualName());
              }

              @Override
              public boolean supportsContext(Observation.Context context) {
                return true;
              }
            });

    TableClient observed = table.client().withListener(new ObservationListener(observations));
    observed.execute(IssueEntity.get("aws", "sdk", 1));

    assertThat(names).containsExactly("Issue.get");
  }

  @Test
  void micrometer() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();

    TableClient metered = table.client().withListener(new MicrometerListener(registry));

    metered.execute(IssueEntity.put(issue(1)));
    metered.execute(IssueEntity.open("aws", "sdk"));
    assertThatThrownBy(() -> metered.execute(IssueEntity.put(issue(1)).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class);

    assertThat(registry.get("singlet.requests").tag("operation", "Issue.put").timers())
        .extracting(timer -> timer.getId().getTag("exception"))
        .containsExactlyInAnyOrder("none", "ConditionalCheckFailedException");
    assertThat(registry.get("singlet.items.returned").counter().count()).isEqualTo(1);
    assertThat(
            registry
                .get("singlet.capacity")
                .tags("operation", "Issue.put", "index", "GSI1", "type", "write")
                .counter()
                .count())
        .isCloseTo(1, within(0.01));
  }
}
