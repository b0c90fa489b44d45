package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes.Note;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.query.Page;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** Items and pages as they are asked for, and the requests that it takes. */
class PublisherTest {

  private static final int PAGE_SIZE = 4;
  private static final Executor AT_ONCE = Runnable::run;

  @Test
  void noRequestIsMadeBeforeAnItemIsAskedFor() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(10, PAGE_SIZE, AT_ONCE);
    Collecting<Note> subscriber = Collecting.of(items(dynamoDb), 0);
    assertThat(dynamoDb.queries()).isZero();

    subscriber.subscription().request(1);

    assertThat(dynamoDb.queries()).isEqualTo(1);
    assertThat(subscriber.elements()).hasSize(1);
  }

  @Test
  void noMorePagesAreReadThanItemsAreAskedFor() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(10, PAGE_SIZE, AT_ONCE);
    Collecting<Note> subscriber = Collecting.of(items(dynamoDb), 3);
    assertThat(dynamoDb.queries()).isEqualTo(1);

    subscriber.subscription().request(1);
    assertThat(dynamoDb.queries()).as("the fourth item is on the first page").isEqualTo(1);
    subscriber.subscription().request(1);
    assertThat(dynamoDb.queries()).isEqualTo(2);
    assertThat(subscriber.elements()).hasSize(5);
  }

  @Test
  void theEndIsToldWithTheLastItem() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(PAGE_SIZE, PAGE_SIZE, AT_ONCE);
    Collecting<Note> subscriber = Collecting.of(items(dynamoDb), PAGE_SIZE);

    assertThat(subscriber.hasEnded()).isTrue();
    assertThat(subscriber.failure()).isNull();
    assertThat(dynamoDb.queries()).isEqualTo(1);
  }

  @Test
  void cancellingAmidAPageMakesNoFurtherRequest() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE);
    Collecting<Note> subscriber =
        new Collecting<>(
            Long.MAX_VALUE,
            self -> {
              if (self.elements().size() == 6) {
                self.subscription().cancel();
              }
            });

    items(dynamoDb).subscribe(subscriber);

    assertThat(subscriber.elements()).hasSize(6);
    assertThat(dynamoDb.queries()).isEqualTo(2);
    subscriber.subscription().request(10);
    assertThat(dynamoDb.queries()).isEqualTo(2);
    assertThat(subscriber.hasEnded()).isFalse();
  }

  @Test
  void cancellingStopsTheRequestUnderWay() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE).answeringOnly(1);
    Collecting<Note> subscriber = Collecting.of(items(dynamoDb), 5);
    assertThat(dynamoDb.unanswered()).singleElement().matches(request -> !request.isDone());

    subscriber.subscription().cancel();

    assertThat(dynamoDb.unanswered()).singleElement().matches(CompletableFuture::isCancelled);
    assertThat(dynamoDb.queries()).isEqualTo(2);
    assertThat(subscriber.hasEnded()).isFalse();
  }

  @Test
  void cancellingAtOnceMakesNoRequest() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE);
    items(dynamoDb)
        .subscribe(
            new Collecting<>(0) {
              @Override
              public void onSubscribe(Flow.Subscription given) {
                given.cancel();
                given.request(10);
              }
            });

    assertThat(dynamoDb.queries()).isZero();
  }

  @Test
  void aWrongDemandStopsTheRequestUnderWay() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE).answeringOnly(0);
    Collecting<Note> subscriber = Collecting.of(items(dynamoDb), 5);

    subscriber.subscription().request(0);

    assertThat(subscriber.failure())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("request(0): ask for 1 item or more (Reactive Streams, rule 3.9).");
    assertThat(dynamoDb.unanswered()).singleElement().matches(CompletableFuture::isCancelled);
  }

  @Test
  void aFailureComesAfterAllThatWasRead() {
    DynamoDbException failure = ResourceNotFoundException.builder().message("gone").build();
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE).failingAfter(2, failure);

    Collecting<Note> subscriber = Collecting.of(items(dynamoDb), Long.MAX_VALUE);

    assertThat(subscriber.failure()).isSameAs(failure);
    assertThat(subscriber.elements()).hasSize(2 * PAGE_SIZE);
    assertThat(dynamoDb.queries()).isEqualTo(3);
  }

  @Test
  void aSubscriberThatThrowsHearsOfItAndIsGivenNothingMore() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE);
    IllegalStateException thrown = new IllegalStateException("can't take it");
    Collecting<Note> subscriber =
        new Collecting<>(
            Long.MAX_VALUE,
            self -> {
              throw thrown;
            });

    items(dynamoDb).subscribe(subscriber);

    assertThat(subscriber.failure()).isSameAs(thrown);
    assertThat(subscriber.elements()).hasSize(1);
    assertThat(dynamoDb.queries()).isEqualTo(1);
  }

  @Test
  void veryManyItemsFitOnTheStackAndComeInOrder() throws Exception {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      for (Executor answering : List.of(AT_ONCE, thread)) {
        int[] given = new int[1];
        boolean[] ordered = {true};
        Collecting<Page<Note>> subscriber =
            new Collecting<>(
                1,
                self -> {
                  Page<Note> page = self.elements().remove(0);
                  ordered[0] &= page.items().get(0).id().equals(String.format("%03d", ++given[0]));
                  self.subscription().request(1);
                });
        client(new PagedDynamoDb(5_000, 1, answering))
            .pages(Notes.byOwner("ann"))
            .subscribe(subscriber);

        assertThat(subscriber.failure()).isNull();
        assertThat(given[0]).isEqualTo(5_000);
        assertThat(ordered[0]).isTrue();
      }
    } finally {
      thread.shutdownNow();
    }
  }

  @Test
  void eachSubscriberHasARunOfItsOwn() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(6, PAGE_SIZE, AT_ONCE);
    Flow.Publisher<Note> items = items(dynamoDb);

    Collecting<Note> one = Collecting.of(items, Long.MAX_VALUE);
    Collecting<Note> other = Collecting.of(items, Long.MAX_VALUE);

    assertThat(one.elements()).hasSize(6).isEqualTo(other.elements());
    assertThat(dynamoDb.queries()).isEqualTo(4);
  }

  @Test
  void theLimitOfAQueryIsThatOfAllItems() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE);

    Collecting<Note> subscriber =
        Collecting.of(client(dynamoDb).items(Notes.byOwner("ann").limit(6)), Long.MAX_VALUE);

    assertThat(subscriber.failure()).isNull();
    assertThat(subscriber.elements()).hasSize(6);
    assertThat(dynamoDb.queries()).isEqualTo(2);
  }

  @Test
  void aDamagedTokenFailsTheSubscriberBeforeAnyRequest() {
    PagedDynamoDb dynamoDb = new PagedDynamoDb(100, PAGE_SIZE, AT_ONCE);

    Collecting<Note> subscriber =
        Collecting.of(client(dynamoDb).items(Notes.byOwner("ann").from("damaged")), 0);

    assertThat(subscriber.failure()).isInstanceOf(InvalidPageTokenException.class);
    assertThat(dynamoDb.queries()).isZero();
  }

  @Test
  void whatCanNeverWorkIsRefusedAtOnce() {
    AsyncTableClient client = client(new PagedDynamoDb(1, 1, AT_ONCE));
    AsyncTableClient other =
        new AsyncTableClient(
            new PagedDynamoDb(1, 1, AT_ONCE),
            new TableSchema("Other", Notes.TABLE.key(), List.of(), "#", "_et"));

    assertThatThrownBy(() -> client.items(Notes.byOwner("ann").onUnreadable(ReadPolicy.collect())))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> other.items(Notes.byOwner("ann")))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> other.pages(Notes.byOwner("ann")))
        .isInstanceOf(InvalidArgumentException.class);
  }

  private static Flow.Publisher<Note> items(PagedDynamoDb dynamoDb) {
    return client(dynamoDb).items(Notes.byOwner("ann"));
  }

  private static AsyncTableClient client(PagedDynamoDb dynamoDb) {
    return new AsyncTableClient(dynamoDb, Notes.TABLE);
  }
}
