package dev.singlet.internal.engine;

import static dev.singlet.internal.engine.FakeTransport.ANSWER;
import static dev.singlet.internal.engine.FakeTransport.get;
import static dev.singlet.internal.engine.FakeTransport.gets;
import static dev.singlet.internal.engine.FakeTransport.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** Steps, one after the other, on a client that gives futures. */
class ExecutionTest {

  private static final int VERY_MANY = 1_000_000;
  private static final int MANY = 100_000;

  private final ResourceNotFoundException failure =
      ResourceNotFoundException.builder().message("no such table").build();

  private final CompletableFuture<GetItemResponse> answer = new CompletableFuture<>();

  @Test
  void veryManyStepsThatAreDoneAtOnceFitOnTheStack() {
    assertThat(start(counting(VERY_MANY), alwaysDone()).join()).isEqualTo(VERY_MANY);
  }

  @Test
  void veryManyStepsThatAreDoneAtTheMomentTheyAreLookedAtFitOnTheStack() {
    Transport transport =
        new Answering(
            () -> {
              CompletableFuture<GetItemResponse> seenLate = new SeenLate<>();
              seenLate.complete(ANSWER);
              return seenLate;
            });

    assertThat(start(counting(MANY), transport).join()).isEqualTo(MANY);
  }

  @Test
  void veryManyStepsThatAreDoneLaterFitOnTheStack() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Transport transport =
          new Answering(() -> CompletableFuture.supplyAsync(() -> ANSWER, threads));

      assertThat(start(counting(MANY), transport).get(1, TimeUnit.MINUTES)).isEqualTo(MANY);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void veryManyFollowersOfFollowersFitOnTheStack() {
    Step<Integer> steps = counting(MANY).then(made -> counting(made)).map(made -> made + 1);

    assertThat(start(steps, alwaysDone()).join()).isEqualTo(MANY + 1);
  }

  @Test
  void aStepFollowsItsAnswer() {
    FakeTransport transport = transportAnsweringLater();
    CompletableFuture<Integer> result = start(get(1).then(made -> get(made + 1)), transport);

    assertThat(transport.sent()).containsExactly(1);
    answer.complete(ANSWER);
    assertThat(transport.sent()).containsExactly(1, 2);
    assertThat(result).isCompletedWithValue(2);
  }

  @Test
  void theFutureFailsWithTheVeryExceptionWrappedOnce() {
    CompletableFuture<Integer> result = start(get(1), failing(failure));

    assertThatThrownBy(result::join)
        .isInstanceOf(CompletionException.class)
        .cause()
        .isSameAs(failure);
    assertThatThrownBy(result::get)
        .isInstanceOf(ExecutionException.class)
        .cause()
        .isSameAs(failure);
    assertThat(result.handle((done, failure) -> failure)).isCompletedWithValue(failure);
    assertThat(result.thenApply(done -> done).handle((done, failure) -> failure.getCause()))
        .isCompletedWithValue(failure);
  }

  @Test
  void aFailureThatComesLaterIsTheSame() {
    CompletableFuture<Integer> result = start(get(1), transportAnsweringLater());

    answer.completeExceptionally(new CompletionException(new CompletionException(failure)));

    assertThatThrownBy(result::join).cause().isSameAs(failure);
  }

  @Test
  void whatASendThrowsFailsTheFuture() {
    FakeTransport throwing =
        new FakeTransport(
            number -> {
              throw failure;
            });

    assertThatThrownBy(start(get(1), throwing)::join).cause().isSameAs(failure);
    assertThat(start(get(1).on(ResourceNotFoundException.class, failed -> Step.done(7)), throwing))
        .isCompletedWithValue(7);
  }

  @Test
  void aHandlerIsNotAskedAboutWhatItThrows() {
    List<Throwable> asked = new ArrayList<>();
    IllegalStateException instead = new IllegalStateException(failure);
    Step<Integer> steps =
        get(1)
            .orElse(
                thrown -> {
                  asked.add(thrown);
                  throw instead;
                });

    assertThatThrownBy(start(steps, failing(failure))::join).cause().isSameAs(instead);
    assertThat(asked).containsExactly(failure);
    assertThat(start(steps.orElse(thrown -> Step.done(7)), failing(failure)))
        .isCompletedWithValue(7);
  }

  @Test
  void aHandlerTakesFailuresOfItsTypeOnly() {
    Step<Integer> steps =
        get(1)
            .on(ProvisionedThroughputExceededException.class, failed -> Step.done(-1))
            .on(ResourceNotFoundException.class, failed -> get(2));
    FakeTransport transport =
        new FakeTransport(
            number ->
                number == 1
                    ? CompletableFuture.failedFuture(new CompletionException(failure))
                    : CompletableFuture.completedFuture(ANSWER));

    assertThat(start(steps.map(made -> made * 10), transport)).isCompletedWithValue(20);
    assertThat(transport.sent()).containsExactly(1, 2);
  }

  @Test
  void whatAHandlerOrAFollowerThrowsFailsTheFuture() {
    IllegalStateException told = new IllegalStateException("said better");
    Step<Integer> handled =
        get(1)
            .on(
                ResourceNotFoundException.class,
                failed -> {
                  throw told;
                });
    Step<Integer> followed =
        get(1)
            .then(
                made -> {
                  throw told;
                });

    assertThatThrownBy(start(handled, failing(failure))::join).cause().isSameAs(told);
    assertThatThrownBy(start(followed, FakeTransport.answering())::join).cause().isSameAs(told);
    CompletableFuture<Integer> later = start(followed, transportAnsweringLater());
    answer.complete(ANSWER);
    assertThatThrownBy(later::join).cause().isSameAs(told);
  }

  @Test
  void cancellingStopsTheRequestUnderWayAndSendsNoFurtherOne() {
    FakeTransport transport = transportAnsweringLater();
    CompletableFuture<Integer> result = start(gets(1, 3), transport);

    assertThat(result.cancel(true)).isTrue();

    assertThat(answer).isCancelled();
    assertThat(transport.sent()).containsExactly(1);
  }

  @Test
  void anAnswerThatComesInSpiteOfBeingCancelledIsNotFollowed() {
    Uncancellable<GetItemResponse> stubborn = new Uncancellable<>();
    FakeTransport transport = new FakeTransport(number -> stubborn);
    CompletableFuture<Integer> result = start(gets(1, 3), transport);

    result.cancel(true);
    stubborn.complete(ANSWER);

    assertThat(transport.sent()).containsExactly(1);
    assertThat(result).isCancelled();
  }

  @Test
  void cancellingEndsAPause() {
    FakeTransport transport = FakeTransport.answering();
    CompletableFuture<Integer> result =
        start(get(1).then(made -> Step.pause(Duration.ofDays(1), () -> get(2))), transport);

    result.cancel(true);

    assertThat(transport.pauses()).singleElement().matches(CompletableFuture::isCancelled);
    assertThat(transport.sent()).containsExactly(1);
  }

  @Test
  void aPauseThatEndsIsFollowed() {
    FakeTransport transport = FakeTransport.answering();
    CompletableFuture<Integer> result =
        start(Step.pause(Duration.ofDays(1), () -> gets(1, 2)), transport);
    assertThat(transport.sent()).isEmpty();

    transport.pauses().get(0).complete(null);

    assertThat(result).isCompletedWithValue(2);
  }

  @Test
  void cancellingInAFollowerSendsNothingMore() {
    FakeTransport transport = transportAnsweringLater();
    AtomicReference<CompletableFuture<Integer>> result = new AtomicReference<>();
    Step<Integer> steps =
        get(1)
            .then(
                made -> {
                  result.get().cancel(true);
                  return gets(2, 5);
                });
    result.set(start(steps, transport));

    answer.complete(ANSWER);

    assertThat(transport.sent()).containsExactly(1);
    assertThat(result.get()).isCancelled();
  }

  @Test
  void cancellingWhatIsDoneChangesNothing() {
    FakeTransport transport = FakeTransport.answering();
    CompletableFuture<Integer> result = start(gets(1, 3), transport);

    assertThat(result.cancel(true)).isFalse();
    assertThat(result).isCompletedWithValue(3);
    assertThat(transport.sent()).isEqualTo(numbers(1, 3));
  }

  @Test
  void aTimeLimitStopsTheRequestUnderWayToo() {
    CompletableFuture<Integer> result = start(get(1), transportAnsweringLater());

    assertThatThrownBy(result.orTimeout(1, TimeUnit.MILLISECONDS)::join)
        .cause()
        .isInstanceOf(TimeoutException.class);
    assertThat(result).isCompletedExceptionally();
    assertThat(answer.handle((done, failure) -> failure).orTimeout(10, TimeUnit.SECONDS).join())
        .isInstanceOf(CancellationException.class);
  }

  /** Counts requests without a note of each. */
  private static Step<Integer> counting(int count) {
    return gets(1, count);
  }

  private static <R> CompletableFuture<R> start(Step<R> step, Transport transport) {
    return new Runner(transport).start(step);
  }

  private FakeTransport transportAnsweringLater() {
    return new FakeTransport(
        number -> number == 1 ? answer : CompletableFuture.completedFuture(ANSWER));
  }

  private static FakeTransport failing(RuntimeException failure) {
    return new FakeTransport(number -> CompletableFuture.failedFuture(failure));
  }

  private static Transport alwaysDone() {
    return new Answering(() -> CompletableFuture.completedFuture(ANSWER));
  }

  /** Turns out to be done only to those who wait for it. */
  private static final class SeenLate<T> extends CompletableFuture<T> {
    @Override
    public boolean isDone() {
      return false;
    }

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
      return new SeenLate<>();
    }
  }

  private static final class Uncancellable<T> extends CompletableFuture<T> {
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      return false;
    }
  }
}
