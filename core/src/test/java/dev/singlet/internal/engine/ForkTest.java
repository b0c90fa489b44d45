package dev.singlet.internal.engine;

import static dev.singlet.internal.engine.FakeTransport.ANSWER;
import static dev.singlet.internal.engine.FakeTransport.get;
import static dev.singlet.internal.engine.FakeTransport.gets;
import static dev.singlet.internal.engine.FakeTransport.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** Several lanes at once. */
class ForkTest {

  private static final int MANY = 50_000;

  private final ResourceNotFoundException failure =
      ResourceNotFoundException.builder().message("no such table").build();

  private final Map<Integer, CompletableFuture<GetItemResponse>> underWay =
      new ConcurrentHashMap<>();
  private final FakeTransport open =
      new FakeTransport(number -> underWay.computeIfAbsent(number, n -> new CompletableFuture<>()));

  @Test
  void noMoreLanesAreUnderWayThanAllowed() {
    CompletableFuture<List<Integer>> result = start(lanes(5, FakeTransport::get), 2, open);

    assertThat(open.sent()).containsExactly(1, 2);
    answer(2);
    assertThat(open.sent()).containsExactly(1, 2, 3);
    answer(1);
    assertThat(open.sent()).containsExactly(1, 2, 3, 4);
    answer(4);
    answer(5);
    assertThat(result).isNotDone();
    answer(3);
    assertThat(result).as("in the order of the lanes").isCompletedWithValue(numbers(1, 5));
  }

  @Test
  void aLaneIsAskedForWhenThereIsRoomForIt() {
    AtomicInteger asked = new AtomicInteger();
    CompletableFuture<List<Integer>> result =
        start(lanes(1000, number -> get(asked.incrementAndGet())), 3, open);

    assertThat(asked).hasValue(3);
    answer(1);
    assertThat(asked).hasValue(4);
    assertThat(result).isNotDone();
  }

  @Test
  void thereCanBeNoLanes() {
    assertThat(start(Collections.<Step<Integer>>emptyIterator(), 4, open))
        .isCompletedWithValue(List.of());
  }

  @Test
  void lanesWithoutRequestsAreDoneAtOnce() {
    assertThat(start(lanes(MANY, Step::done), 3, open)).isCompletedWithValue(numbers(1, MANY));
  }

  @Test
  void veryManyLanesFitOnTheStack() {
    assertThat(start(lanes(MANY, FakeTransport::get), 10, new Answering(ForkTest::answered)))
        .isCompletedWithValue(numbers(1, MANY));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void veryManyLanesOnSeveralThreadsLoseNothing(int atOnce) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      Transport transport =
          new Answering(() -> CompletableFuture.supplyAsync(() -> ANSWER, threads));

      // All that are under way can be done at once, before one more starts: seldom, so many times.
      for (int i = 0; i < 10; i++) {
        CompletableFuture<List<Integer>> result =
            start(lanes(MANY / 4, FakeTransport::get), atOnce, transport);

        assertThat(result.get(1, TimeUnit.MINUTES)).isEqualTo(numbers(1, MANY / 4));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void theFirstFailureStopsTheOthersBeforeItIsTold() {
    Step<List<Integer>> lanes = Step.parallel(lanes(5, number -> gets(number * 10, 2)), 3);
    List<Boolean> stoppedWhenTold = new ArrayList<>();
    CompletableFuture<List<Integer>> result = new Runner(open).start(lanes);
    CompletableFuture<List<Integer>> told =
        result.whenComplete(
            (done, thrown) -> {
              stoppedWhenTold.add(underWay.get(10).isCancelled());
              stoppedWhenTold.add(underWay.get(30).isCancelled());
            });

    underWay.get(20).completeExceptionally(failure);

    assertThatThrownBy(told::join).cause().isSameAs(failure);
    assertThat(stoppedWhenTold).containsExactly(true, true);
    assertThat(open.sent()).as("nothing further").containsExactly(10, 20, 30);
  }

  @Test
  void aFailureIsToldWhenRequestsThatCannotBeCalledBackHaveEnded() {
    FakeTransport transport =
        new FakeTransport(number -> underWay.computeIfAbsent(number, n -> new NotCalledBack<>()));
    CompletableFuture<List<List<Integer>>> result =
        start(
            lanes(
                3, outer -> Step.parallel(lanes(9, inner -> gets(outer * 100 + inner * 10, 2)), 2)),
            2,
            transport);
    assertThat(transport.sent()).containsExactly(110, 120, 210, 220);

    underWay.get(120).completeExceptionally(failure);
    assertThat(result).isNotDone();
    answer(110);
    assertThat(result).isNotDone();
    answer(210);
    answer(220);

    assertThat(result).isCompletedExceptionally();
    assertThatThrownBy(result::join).cause().isSameAs(failure);
    assertThat(transport.sent()).as("nothing further").hasSize(4);
  }

  @Test
  void cancellingDoesNotWaitForThem() {
    FakeTransport transport =
        new FakeTransport(number -> underWay.computeIfAbsent(number, n -> new NotCalledBack<>()));
    CompletableFuture<List<Integer>> result =
        start(lanes(9, number -> gets(number * 10, 2)), 3, transport);

    result.cancel(true);

    assertThat(result).isCancelled();
    List.of(10, 20, 30).forEach(this::answer);
    assertThat(transport.sent()).as("nothing further").containsExactly(10, 20, 30);
  }

  /** The answer to a request that a thread waits for. */
  private static final class NotCalledBack<A> extends CompletableFuture<A> {
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      return false;
    }
  }

  @Test
  void aLaneThatFailsAtOnceLetsNoneAfterItStart() {
    FakeTransport transport =
        new FakeTransport(
            number ->
                number == 2 ? CompletableFuture.failedFuture(failure) : new CompletableFuture<>());

    assertThatThrownBy(start(lanes(5, FakeTransport::get), 4, transport)::join)
        .cause()
        .isSameAs(failure);
    assertThat(transport.sent()).containsExactly(1, 2);
  }

  @Test
  void anIteratorThatThrowsFailsTheLanesAndStopsThoseUnderWay() {
    IllegalStateException broken = new IllegalStateException("no third lane");
    Iterator<Step<Integer>> lanes =
        lanes(
            5,
            number -> {
              if (number == 3) {
                throw broken;
              }
              return get(number);
            });

    CompletableFuture<List<Integer>> result = start(lanes, 5, open);

    assertThatThrownBy(result::join).cause().isSameAs(broken);
    assertThat(underWay.values()).allMatch(CompletableFuture::isCancelled).hasSize(2);
  }

  @Test
  void cancellingStopsAllLanes() {
    CompletableFuture<List<Integer>> result =
        start(lanes(9, number -> gets(number * 10, 2)), 3, open);
    answer(10);
    assertThat(open.sent()).containsExactly(10, 20, 30, 11);

    result.cancel(true);

    assertThat(List.of(underWay.get(11), underWay.get(20), underWay.get(30)))
        .allMatch(CompletableFuture::isCancelled);
    assertThat(open.sent()).as("nothing further").hasSize(4);
  }

  @Test
  void cancellingEndsThePausesOfLanes() {
    CompletableFuture<List<Integer>> result =
        start(lanes(2, number -> Step.pause(Duration.ofDays(1), () -> get(number))), 2, open);

    result.cancel(true);

    assertThat(open.pauses()).hasSize(2).allMatch(CompletableFuture::isCancelled);
    assertThat(open.sent()).isEmpty();
  }

  @Test
  void cancellingInALaneLetsNoOtherStart() {
    List<CompletableFuture<?>> result = new ArrayList<>();
    Step<List<Integer>> steps =
        get(0)
            .then(
                ready ->
                    Step.parallel(
                        lanes(
                            9,
                            number -> {
                              if (number == 3) {
                                result.get(0).cancel(true);
                              }
                              return get(number);
                            }),
                        9));
    result.add(new Runner(open).start(steps));

    answer(0);

    assertThat(open.sent()).containsExactly(0, 1, 2);
    assertThat(underWay.get(1)).isCancelled();
  }

  @Test
  void lanesCanHaveLanes() {
    CompletableFuture<List<List<Integer>>> result =
        start(
            lanes(3, outer -> Step.parallel(lanes(2, inner -> get(outer * 10 + inner)), 2)),
            2,
            open);

    assertThat(open.sent()).containsExactly(11, 12, 21, 22);
    List.of(22, 12, 11, 21, 31, 32).forEach(this::answer);
    assertThat(result)
        .isCompletedWithValue(List.of(List.of(11, 12), List.of(21, 22), List.of(31, 32)));
  }

  @Test
  void whatFollowsHasTheResultsOfAll() {
    Step<Integer> steps =
        Step.parallel(lanes(4, FakeTransport::get), 4)
            .then(results -> get(results.stream().mapToInt(n -> n).sum()))
            .map(sum -> -sum);

    assertThat(new Runner(FakeTransport.answering()).start(steps)).isCompletedWithValue(-10);
  }

  @Test
  void oneThreadThatGivesAllAnswersIsNeverWaitedOn() throws Exception {
    ExecutorService onlyThread = Executors.newSingleThreadExecutor();
    CompletableFuture<Integer> go = new CompletableFuture<>();
    onlyThread.execute(go::join);
    try {
      Transport transport =
          new Answering(() -> CompletableFuture.supplyAsync(() -> ANSWER, onlyThread));
      Step<List<List<Integer>>> nested =
          get(0)
              .then(
                  ready ->
                      Step.parallel(
                          lanes(20, outer -> Step.parallel(lanes(20, inner -> gets(1, 5)), 3)), 4));
      CompletableFuture<List<List<Integer>>> result = new Runner(transport).start(nested);
      go.complete(0);

      assertThat(result.get(1, TimeUnit.MINUTES))
          .hasSize(20)
          .allSatisfy(lanes -> assertThat(lanes).hasSize(20).containsOnly(5));
    } finally {
      onlyThread.shutdownNow();
    }
  }

  private void answer(int number) {
    underWay.get(number).complete(ANSWER);
  }

  private static CompletableFuture<GetItemResponse> answered() {
    return CompletableFuture.completedFuture(ANSWER);
  }

  private static <E> Iterator<Step<E>> lanes(int count, IntFunction<Step<E>> lane) {
    return IntStream.rangeClosed(1, count).mapToObj(lane).iterator();
  }

  private static <E> CompletableFuture<List<E>> start(
      Iterator<? extends Step<E>> lanes, int atOnce, Transport transport) {
    return new Runner(transport).start(Step.parallel(lanes, atOnce));
  }
}
