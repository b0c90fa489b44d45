package dev.singlet.it.observability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.observability.model.Book;
import dev.singlet.it.observability.model.BookEntity;
import dev.singlet.it.observability.model.LibraryTable;
import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import dev.singlet.listener.RunningOperation;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A listener follows an operation from before its first request to its end. */
class RunningOperationTest {

  private static final Book EMMA = new Book("A", "Emma", "Austen", "Murray", 2);

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  private final List<String> events = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch twoEnds = new CountDownLatch(2);
  private final List<Thread> threads = Collections.synchronizedList(new ArrayList<>());

  /** Writes down what it hears. */
  private final class Followed implements RequestListener, RunningOperation {

    @Override
    public RunningOperation begin(String operation, String tableName) {
      assertThat(tableName).isEqualTo(table.tableName());
      events.add("begin " + operation);
      return this;
    }

    @Override
    public Runnable sending() {
      Thread thread = Thread.currentThread();
      threads.add(thread);
      events.add("send");
      return () -> {
        assertThat(Thread.currentThread()).isSameAs(thread);
        events.add("sent");
      };
    }

    @Override
    public void onRequest(RequestReport report) {
      events.add(report.action());
    }

    @Override
    public void ended(@Nullable Throwable failure) {
      events.add("end" + (failure == null ? "" : " " + failure.getClass().getSimpleName()));
      twoEnds.countDown();
    }
  }

  private TableClient library() {
    return table.client().withListener(new Followed());
  }

  @Test
  void anOperationIsFollowedAroundItsRequest() {
    library().execute(BookEntity.get("A", "Emma"));

    assertThat(events).containsExactly("begin Book.get", "send", "sent", "GetItem", "end");
    assertThat(threads).containsExactly(Thread.currentThread());
  }

  @Test
  void itEndsWithTheExceptionOfTheCaller() {
    table.client().execute(BookEntity.put(EMMA));

    assertThatThrownBy(() -> library().execute(BookEntity.put(EMMA).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class);

    assertThat(events)
        .containsExactly(
            "begin Book.put", "send", "sent", "PutItem", "end ConditionFailedException");
  }

  @Test
  void anOperationOfSeveralRequestsIsOne() {
    for (int number = 0; number < 3; number++) {
      table.client().execute(BookEntity.put(new Book("A", "B" + number, "Kim", "Press", 1)));
    }

    library().execute(BookEntity.onShelf("A").pageSize(1).limit(3));

    assertThat(events).startsWith("begin Book.onShelf", "send", "sent", "Query", "send");
    assertThat(events.stream().filter(each -> each.startsWith("begin"))).hasSize(1);
    assertThat(events.stream().filter(each -> each.startsWith("end"))).hasSize(1);
    assertThat(events).endsWith("end");
  }

  @Test
  void aStreamIsAnOperationForEachPage() {
    for (int number = 0; number < 2; number++) {
      table.client().execute(BookEntity.put(new Book("A", "B" + number, "Kim", "Press", 1)));
    }

    assertThat(library().stream(BookEntity.onShelf("A").pageSize(1))).hasSize(2);

    assertThat(events.stream().filter(each -> each.startsWith("begin")).count())
        .isEqualTo(events.stream().filter(each -> each.equals("Query")).count())
        .isEqualTo(events.stream().filter(each -> each.equals("end")).count())
        .isGreaterThan(1);
  }

  @Test
  void requestsOfAnExecutorAreFollowedOnItsThreads() {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    try {
      library()
          .withExecutor(executor)
          .execute(
              BatchGet.of(
                  IntStream.range(0, 150).mapToObj(n -> BookEntity.get("A", "B" + n)).toList()));
    } finally {
      executor.shutdownNow();
    }

    assertThat(threads).hasSize(2).doesNotContain(Thread.currentThread());
    assertThat(events).startsWith("begin BatchGet").endsWith("end");
  }

  @Test
  void futuresAreFollowedToTheirEnd() throws InterruptedException {
    AsyncTableClient library = table.asyncClient().withListener(new Followed());
    library.execute(BookEntity.put(EMMA).ifNotExists()).join();
    assertThatThrownBy(() -> library.execute(BookEntity.put(EMMA).ifNotExists()).join())
        .isInstanceOf(CompletionException.class);

    // A future that is done wakes its waiters before the listener.
    assertThat(twoEnds.await(1, TimeUnit.MINUTES)).isTrue();
    assertThat(events.stream().filter(each -> each.startsWith("end")))
        .containsExactly("end", "end ConditionFailedException");
    assertThat(threads).containsExactly(Thread.currentThread(), Thread.currentThread());
  }

  @Test
  void aListenerThatFailsDoesNoHarm() {
    for (RunningOperation running : List.of(new Failing(true), new Failing(false))) {
      RequestListener listener =
          new RequestListener() {
            @Override
            public void onRequest(RequestReport report) {}

            @Override
            public RunningOperation begin(String operation, String tableName) {
              return running;
            }
          };
      table.client().withListener(listener).execute(BookEntity.put(EMMA));
    }
    RequestListener failing =
        new RequestListener() {
          @Override
          public void onRequest(RequestReport report) {}

          @Override
          public RunningOperation begin(String operation, String tableName) {
            throw new IllegalStateException("begin");
          }
        };

    assertThat(table.client().withListener(failing).execute(BookEntity.get("A", "Emma")))
        .contains(EMMA);
  }

  private record Failing(boolean failsBefore) implements RunningOperation {

    @Override
    public Runnable sending() {
      if (failsBefore) {
        throw new IllegalStateException("sending");
      }
      return () -> {
        throw new IllegalStateException("sent");
      };
    }

    @Override
    public void ended(@Nullable Throwable failure) {
      throw new IllegalStateException("ended");
    }
  }
}
