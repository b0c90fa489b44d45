package dev.singlet;

import dev.singlet.annotation.IndexType;
import dev.singlet.query.HydratedQuery;
import dev.singlet.query.PartialQuery;
import dev.singlet.query.Query;
import dev.singlet.schema.IndexSchema;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.reactivestreams.tck.TestEnvironment;
import org.reactivestreams.tck.flow.FlowPublisherVerification;
import org.testng.SkipException;

/**
 * The publishers under the Reactive Streams TCK. Those of its tests that are skipped are about what
 * no publisher has to do or nobody can test, or ask for a page that is not there.
 *
 * @see <a href="https://github.com/reactive-streams/reactive-streams-jvm/tree/master/tck">Reactive
 *     Streams TCK</a>
 */
class PublisherTckTest {

  private static final int PAGE_SIZE = 3;
  private static final int GC_TIMEOUT_MILLIS = 500;
  private static final int TIMEOUT_MILLIS = 10_000;
  private static final int NO_SIGNALS_MILLIS = 20;
  private static final int POLL_MILLIS = 5;

  private static final ExecutorService THREAD = Executors.newSingleThreadExecutor();

  @AfterAll
  static void end() {
    THREAD.shutdownNow();
  }

  @TestFactory
  Stream<DynamicTest> itemsAnsweredByAnotherThread() {
    return TckTests.of(() -> items(THREAD));
  }

  @TestFactory
  Stream<DynamicTest> itemsAnsweredAtOnce() {
    return TckTests.of(() -> items(Runnable::run));
  }

  @TestFactory
  Stream<DynamicTest> pagesAnsweredByAnotherThread() {
    return TckTests.of(() -> new Verification<>(1, THREAD, client -> client.pages(query()), null));
  }

  @TestFactory
  Stream<DynamicTest> hydratedPagesAnsweredByAnotherThread() {
    return TckTests.of(
        () -> new Verification<>(1, THREAD, client -> client.pages(hydrated()), null));
  }

  private static Verification<?> items(Executor answering) {
    return new Verification<>(
        0, answering, client -> client.items(query()), client -> client.items(damaged()));
  }

  private static Query<?> query() {
    return Notes.byOwner("ann");
  }

  private static Query<?> damaged() {
    return query().from("damaged");
  }

  private static HydratedQuery<?> hydrated() {
    IndexSchema index = new IndexSchema("byKey", IndexType.GLOBAL, Notes.TABLE.key());
    return new PartialQuery<>(Notes.pattern(index, false), Notes.condition("ann")).hydrate();
  }

  /** Publishers of as many elements as a test of the TCK asks for. */
  private static final class Verification<T> extends FlowPublisherVerification<T> {

    private final int least;
    private final Executor answering;
    private final Function<AsyncTableClient, Flow.Publisher<? extends T>> publisher;
    private final @Nullable Function<AsyncTableClient, Flow.Publisher<? extends T>> failing;

    /**
     * A verification.
     *
     * @param least how many elements there are at least: a query has a page, if an empty one
     */
    Verification(
        int least,
        Executor answering,
        Function<AsyncTableClient, Flow.Publisher<? extends T>> publisher,
        @Nullable Function<AsyncTableClient, Flow.Publisher<? extends T>> failing) {
      super(new TestEnvironment(TIMEOUT_MILLIS, NO_SIGNALS_MILLIS, POLL_MILLIS), GC_TIMEOUT_MILLIS);
      this.least = least;
      this.answering = answering;
      this.publisher = publisher;
      this.failing = failing;
    }

    @Override
    public Flow.Publisher<T> createFlowPublisher(long elements) {
      if (elements < least) {
        throw new SkipException("There is always a page.");
      }
      long items = least == 0 ? elements : Math.min(elements, Integer.MAX_VALUE) * PAGE_SIZE;
      return publisher(new PagedDynamoDb(items, PAGE_SIZE, answering), publisher);
    }

    @Override
    public Flow.@Nullable Publisher<T> createFailedFlowPublisher() {
      return failing == null
          ? null
          : publisher(new PagedDynamoDb(0, PAGE_SIZE, answering), failing);
    }

    @SuppressWarnings("unchecked") // a publisher only gives elements
    private Flow.Publisher<T> publisher(
        PagedDynamoDb dynamoDb, Function<AsyncTableClient, Flow.Publisher<? extends T>> from) {
      return (Flow.Publisher<T>) from.apply(new AsyncTableClient(dynamoDb, Notes.TABLE));
    }
  }
}
