package dev.singlet.examples.recipes.statemachine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class JobQueueTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Duration TIMEOUT = Duration.ofMinutes(5);
  private static final Instant OVER = NOON.plus(TIMEOUT);

  @RegisterExtension final LocalTable table = LocalTable.of(WorkTable.SCHEMA);

  private JobQueue queue;

  @BeforeEach
  void client() {
    queue = new JobQueue(table.client(), "mail", TIMEOUT);
  }

  @Test
  void aJobIsTakenOnceUntilItsTimeout() {
    queue.add("j1", "text", NOON);

    assertThat(queue.take(NOON)).map(Job::visibleAt).contains(OVER);
    assertThat(queue.take(OVER.minusMillis(1))).isEmpty();
    assertThat(queue.take(OVER)).map(Job::attempts).contains(2);
  }

  @Test
  void noTwoWorkersHaveTheSameJob() {
    IntStream.range(0, 8).forEach(job -> queue.add("j" + job, "text", NOON));

    List<String> taken =
        Race.call(24, worker -> queue.take(NOON)).stream()
            .flatMap(Optional::stream)
            .map(Job::id)
            .toList();

    assertThat(taken).doesNotHaveDuplicates().hasSize(8);
  }

  @Test
  void aWorkerThatIsTooLateDoesNotFinishTheJobOfAnother() {
    queue.add("j1", "text", NOON);
    Job late = queue.take(NOON).orElseThrow();
    Job other = queue.take(OVER).orElseThrow();

    assertThat(queue.finish(late)).isFalse();
    assertThat(queue.postpone(late, OVER.plusSeconds(9))).isEmpty();
    assertThat(queue.finish(other)).isTrue();
  }

  @Test
  void aWorkerThatIsLateButAloneFinishes() {
    queue.add("j1", "text", NOON);
    Job late = queue.take(NOON).orElseThrow();

    assertThat(queue.finish(late)).isTrue();
    assertThat(queue.take(OVER)).isEmpty();
  }

  @Test
  void aWorkerKeepsAJobOrGivesItBack() {
    queue.add("j1", "text", NOON);
    Job job = queue.take(NOON).orElseThrow();

    Job kept = queue.postpone(job, OVER.plusSeconds(60)).orElseThrow();
    assertThat(queue.take(OVER)).isEmpty();
    assertThat(queue.postpone(kept, NOON.plusSeconds(1))).isPresent();
    assertThat(queue.take(NOON.plusSeconds(1))).map(Job::attempts).contains(2);
  }

  @Test
  void aJobThatFailsThreeTimesIsPutAside() {
    queue.add("j1", "text", NOON);
    for (int attempt = 0; attempt < 3; attempt++) {
      assertThat(queue.take(NOON.plus(TIMEOUT.multipliedBy(attempt)))).isPresent();
    }

    assertThat(queue.take(NOON.plus(Duration.ofDays(1)))).isEmpty();
    assertThat(table.client().execute(JobEntity.due("mail")).items()).isEmpty();
    assertThat(table.client().execute(JobEntity.failed("mail")).items())
        .extracting(Job::id)
        .containsExactly("j1");
  }

  @Test
  void aJobIsNotDueBeforeItsTimeAndTheOldestComesFirst() {
    queue.add("later", "text", NOON.plusSeconds(2));
    queue.add("first", "text", NOON.plusSeconds(1));

    assertThat(queue.take(NOON)).isEmpty();
    assertThat(queue.take(NOON.plusSeconds(2))).map(Job::id).contains("first");
    assertThat(queue.take(NOON.plusSeconds(2))).map(Job::id).contains("later");
  }

  @Test
  void aJobThatIsAddedAgainIsNotDoneAgain() {
    queue.add("j1", "text", NOON);
    assertThat(queue.finish(queue.take(NOON).orElseThrow())).isTrue();

    queue.add("j1", "text", NOON);

    assertThat(queue.take(NOON)).isEmpty();
  }

  @Test
  void aJobWhoseTakingGotNoAnswerComesBackAfterTheTimeout() throws Exception {
    queue.add("j1", "text", NOON);
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

      assertThat(new JobQueue(table.client(proxy.client()), "mail", TIMEOUT).take(NOON)).isEmpty();
    }
    assertThat(queue.take(OVER)).isPresent();
  }

  @Test
  void anEndWhoseAnswerIsLostIsAnEnd() throws Exception {
    queue.add("j1", "text", NOON);
    Job job = queue.take(NOON).orElseThrow();
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

      assertThat(new JobQueue(table.client(proxy.client()), "mail", TIMEOUT).finish(job)).isTrue();
    }
  }
}
