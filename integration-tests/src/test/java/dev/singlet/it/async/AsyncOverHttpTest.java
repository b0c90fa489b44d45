package dev.singlet.it.async;

import static dev.singlet.it.observability.model.BookEntity.COPIES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.observability.model.Book;
import dev.singlet.it.observability.model.BookEntity;
import dev.singlet.it.observability.model.LibraryTable;
import dev.singlet.it.observability.model.Reader;
import dev.singlet.it.observability.model.ReaderEntity;
import dev.singlet.item.Get;
import dev.singlet.operation.Operation;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.Page;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactedItems;
import dev.singlet.transaction.Transaction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** The same operations on a client that blocks, and on the SDK's own asynchronous one. */
class AsyncOverHttpTest {

  private static final Book EMMA = new Book("A", "Emma", "Austen", "Murray", 2);
  private static final List<String> SENT = Collections.synchronizedList(new ArrayList<>());

  private static DynamoDbAsyncClient dynamoDb;

  @RegisterExtension final LocalTable blocking = LocalTable.of(LibraryTable.SCHEMA);
  @RegisterExtension final LocalTable async = LocalTable.of(LibraryTable.SCHEMA);

  @BeforeAll
  static void connect() {
    dynamoDb =
        DynamoDbAsyncClient.builder()
            .endpointOverride(DynamoDbLocal.sharedEndpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
            .overrideConfiguration(
                configuration ->
                    configuration.addExecutionInterceptor(
                        new ExecutionInterceptor() {
                          @Override
                          public void beforeTransmission(
                              Context.BeforeTransmission context, ExecutionAttributes attributes) {
                            SENT.add(context.request().getClass().getSimpleName());
                          }
                        }))
            .build();
  }

  @AfterAll
  static void disconnect() {
    dynamoDb.close();
  }

  private AsyncTableClient library() {
    return LibraryTable.asyncClient(dynamoDb).withTableName(async.tableName());
  }

  @TestFactory
  Stream<DynamicTest> givesWhatTheClientGivesThatBlocks() {
    Reader kim = new Reader("kim", "kim@example.com");
    return Stream.<Supplier<Operation<?>>>of(
            () -> BookEntity.put(EMMA).ifNotExists(),
            () -> BookEntity.get("A", "Emma"),
            () -> BookEntity.get("A", "None"),
            () -> BookEntity.update("A", "Emma").copies(3),
            () -> BookEntity.update("A", "Emma").copies(4).when(COPIES.eq(99)),
            () -> BookEntity.put(EMMA).ifNotExists(),
            () -> ReaderEntity.put(kim),
            () -> ReaderEntity.put(new Reader("ann", kim.email())),
            () -> BookEntity.onShelf("A"),
            () -> BookEntity.byAuthor("Austen").limit(5),
            () -> Transaction.of(BookEntity.put(book(1)), BookEntity.put(book(2))),
            () -> Transaction.of(BookEntity.put(book(1)).ifNotExists(), BookEntity.put(book(3))),
            () -> BookEntity.put(EMMA).returningOld(),
            () -> BookEntity.put(EMMA).returningNothing(),
            () -> BookEntity.delete("A", "Emma").returningOld(),
            () -> BookEntity.delete("A", "Emma"))
        .map(
            operation ->
                DynamicTest.dynamicTest(operation.get().toString(), () -> compare(operation)));
  }

  /** Some of the operations depend on those before them; each client has a table of its own. */
  private void compare(Supplier<? extends Operation<?>> operation) {
    TableClient client = blocking.client();
    Object expected;
    try {
      expected = client.execute(operation.get());
    } catch (SingletException refused) {
      assertThatThrownBy(library().execute(operation.get())::join)
          .isInstanceOf(CompletionException.class)
          .cause()
          .isExactlyInstanceOf(refused.getClass())
          .hasMessage(refused.getMessage())
          .satisfies(
              thrown ->
                  assertThat(thrown.getClass())
                      .isIn(ConditionFailedException.class, TransactionFailedException.class));
      return;
    }
    Object given = library().execute(operation.get()).join();
    if (expected instanceof Page<?> page) {
      assertThat(((Page<?>) given).items()).isNotEmpty().isEqualTo(page.items());
    } else {
      assertThat(given).isEqualTo(expected);
    }
  }

  @Test
  void givesSeveralItemsOfOneMomentAndOfBatches() {
    put(3);

    Get<Book> first = BookEntity.get("A", "Book 001");
    Get<Book> none = BookEntity.get("A", "No");
    TransactedItems moment = library().transactGet(first, none).join();
    assertThat(moment.get(first)).contains(book(1));
    assertThat(moment.get(none)).isEmpty();
    assertThat(
            library()
                .execute(BatchGet.of(BookEntity.get("A", "Book 001"), BookEntity.get("A", "No")))
                .join()
                .items())
        .containsExactly(book(1));
  }

  @Test
  void readsWholeItemsThroughAnIndexOfKeys() {
    put(3);

    HydratedPage<Book> page =
        library().execute(BookEntity.byPublisher("Murray").hydrate().limit(2)).join();

    assertThat(page.items()).containsExactly(book(1), book(2));
    assertThat(page.hasNext()).isTrue();

    Taking<Book> all = new Taking<>(Integer.MAX_VALUE);
    library().items(BookEntity.byPublisher("Murray").hydrate().pageSize(2)).subscribe(all);

    assertThat(all.end.orTimeout(30, TimeUnit.SECONDS).join()).isEqualTo(books(3));
  }

  @Test
  void failsWithTheSdksOwnException() {
    assertThatThrownBy(
            library().withTableName("nowhere").execute(BookEntity.get("A", "Emma"))::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ResourceNotFoundException.class);
  }

  @Test
  void allItemsAreGivenInOrderByAsManyRequestsAsTheyTake() {
    put(50);
    SENT.clear();
    Taking<Book> all = new Taking<>(Integer.MAX_VALUE);

    library().items(BookEntity.onShelf("A").pageSize(20)).subscribe(all);

    assertThat(all.end.orTimeout(30, TimeUnit.SECONDS).join()).hasSize(50).isEqualTo(books(50));
    assertThat(SENT).containsExactly("QueryRequest", "QueryRequest", "QueryRequest");
  }

  @Test
  void aSubscriberThatHasEnoughLeavesTheOtherPagesUnread() throws Exception {
    put(50);
    SENT.clear();
    Taking<Book> some = new Taking<>(25);

    library().items(BookEntity.onShelf("A").pageSize(20)).subscribe(some);

    assertThat(some.end.orTimeout(30, TimeUnit.SECONDS).join()).isEqualTo(books(25));
    Thread.sleep(100);
    assertThat(SENT).containsExactly("QueryRequest", "QueryRequest");
  }

  @Test
  void aCancelledPageAsksForNothingMore() throws Exception {
    put(50);
    SENT.clear();
    CompletableFuture<Page<Book>> page =
        library().execute(BookEntity.onShelf("A").pageSize(1).limit(50));

    page.cancel(true);
    int sent = SENT.size();
    Thread.sleep(100);

    assertThat(SENT).hasSizeLessThanOrEqualTo(sent + 1).hasSizeLessThan(50);
  }

  private void put(int count) {
    for (int number = 1; number <= count; number++) {
      async.client().execute(BookEntity.put(book(number)));
    }
  }

  private static List<Book> books(int count) {
    return Stream.iterate(1, number -> number + 1).limit(count).map(n -> book(n)).toList();
  }

  private static Book book(int number) {
    return new Book("A", String.format("Book %03d", number), "Austen", "Murray", number);
  }

  /** Takes so many elements, one at a time. */
  private static final class Taking<T> implements Flow.Subscriber<T> {

    private final int count;
    private final List<T> taken = new ArrayList<>();
    private final CompletableFuture<List<T>> end = new CompletableFuture<>();
    private Flow.Subscription subscription;

    Taking(int count) {
      this.count = count;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      given.request(1);
    }

    @Override
    public void onNext(T element) {
      taken.add(element);
      if (taken.size() == count) {
        subscription.cancel();
        end.complete(taken);
      } else {
        subscription.request(1);
      }
    }

    @Override
    public void onError(Throwable failure) {
      end.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
      end.complete(taken);
    }
  }
}
