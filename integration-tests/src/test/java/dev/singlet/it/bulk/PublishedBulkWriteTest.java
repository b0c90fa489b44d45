package dev.singlet.it.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome.Kind;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.bulk.model.StoreTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.migrate.BulkWrite;
import dev.singlet.run.Steering;
import dev.singlet.testing.LocalTable;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** A bulk write takes from a publisher as much as it can write. */
class PublishedBulkWriteTest {

  private static final int WRITES = 2_000;
  private static final int WAITING = 500;

  @RegisterExtension final LocalTable store = LocalTable.of(StoreTable.SCHEMA);
  private final ExecutorService thread = Executors.newSingleThreadExecutor();

  @AfterEach
  void stop() {
    thread.shutdownNow();
  }

  /** A publisher with a thread of its own, which fails at the end if it is given a failure. */
  private final class Puts implements Publisher<BatchableWrite> {

    private final Iterator<BatchableWrite> puts = BulkWriteTest.puts(WRITES).iterator();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicBoolean isCancelled = new AtomicBoolean();
    private final Throwable failure;

    Puts(Throwable failure) {
      this.failure = failure;
    }

    @Override
    public void subscribe(Subscriber<? super BatchableWrite> subscriber) {
      subscriber.onSubscribe(
          new Subscription() {
            @Override
            public void request(long number) {
              thread.execute(() -> send(subscriber, number));
            }

            @Override
            public void cancel() {
              isCancelled.set(true);
            }
          });
    }

    private void send(Subscriber<? super BatchableWrite> subscriber, long number) {
      for (long i = 0; i < number && puts.hasNext() && !isCancelled.get(); i++) {
        sent.incrementAndGet();
        subscriber.onNext(puts.next());
      }
      if (!puts.hasNext()) {
        if (failure == null) {
          subscriber.onComplete();
        } else {
          subscriber.onError(failure);
        }
      }
    }
  }

  @Test
  void allIsWrittenAndNoMoreWaitThanAskedFor() {
    Puts puts = new Puts(null);
    AtomicLong done = new AtomicLong();
    AtomicLong most = new AtomicLong();

    BulkReport report =
        store
            .asyncClient()
            .execute(
                BulkWrite.of(StoreTable.type(), puts)
                    .onOutcome(
                        each ->
                            most.accumulateAndGet(
                                puts.sent.get() - done.incrementAndGet(), Math::max)))
            .join();

    assertThat(report.number(Kind.MADE)).isEqualTo(WRITES);
    assertThat(report.isComplete()).isTrue();
    assertThat(most.get()).isLessThanOrEqualTo(WAITING + 4 * 25);
    assertThat(store.items()).hasSize(WRITES);
  }

  @Test
  void theBlockingClientTakesOneToo() {
    BulkReport report = store.client().execute(BulkWrite.of(StoreTable.type(), new Puts(null)));

    assertThat(report.number(Kind.MADE)).isEqualTo(WRITES);
  }

  @Test
  void aPublisherThatSendsNothingCanBeStopped() {
    AtomicLong asked = new AtomicLong();
    Publisher<BatchableWrite> silent = subscriber -> subscriber.onSubscribe(new Silent());

    BulkReport report =
        store
            .client()
            .execute(
                BulkWrite.of(StoreTable.type(), silent)
                    .steeredBy(
                        () ->
                            asked.incrementAndGet() < 2 ? Steering.Order.GO : Steering.Order.STOP));

    assertThat(report.number(Kind.MADE)).isZero();
    assertThat(asked).hasValue(2);
  }

  /** A subscription without an effect. */
  private record Silent() implements Subscription {
    @Override
    public void request(long number) {}

    @Override
    public void cancel() {}
  }

  @Test
  void aPublisherThatSendsMoreThanItWasAskedForEndsItAfterThoseBefore() {
    List<BatchableWrite> puts = BulkWriteTest.puts(WRITES).toList();
    Publisher<BatchableWrite> hot =
        subscriber -> {
          subscriber.onSubscribe(new Silent());
          thread.execute(() -> puts.forEach(subscriber::onNext));
        };
    BulkWrite bulk = BulkWrite.of(StoreTable.type(), hot);

    UnfinishedException ended =
        catchThrowableOfType(UnfinishedException.class, () -> store.client().execute(bulk));

    assertThat(ended).hasMessageEndingWith("The publisher sent more writes than it was asked for.");
    long place = ended.soFar(bulk).orElseThrow().place();
    assertThat(place).isBetween((long) WAITING, WRITES - 1L);
    assertThat(store.items())
        .extracting(item -> item.get("sku").s())
        .containsExactlyInAnyOrderElementsOf(
            LongStream.range(0, place).mapToObj(each -> "sku-" + each).toList());
  }

  @Test
  void itCancelsWhenItEndsEarly() {
    Puts puts = new Puts(null);

    BulkReport report =
        store
            .client()
            .execute(BulkWrite.of(StoreTable.type(), puts).steeredBy(() -> Steering.Order.STOP));

    assertThat(report.isComplete()).isFalse();
    assertThat(puts.isCancelled).isTrue();
  }

  @Test
  void aFailureOfThePublisherEndsItAfterWhatWasSent() {
    assertThatThrownBy(
            () ->
                store
                    .client()
                    .execute(BulkWrite.of(StoreTable.type(), new Puts(new IOException("broken")))))
        .isInstanceOf(UnfinishedException.class)
        .hasMessageContaining(
            "2000 writes were made, and the first 2000 of the source are done. The failure: The"
                + " publisher failed: broken");
    assertThat(store.items()).hasSize(WRITES);
  }
}
