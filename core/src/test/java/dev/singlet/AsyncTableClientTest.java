package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes.Note;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Operations as futures. */
@Isolated("looks at all threads that there are")
class AsyncTableClientTest {

  private static final Note NOTE = new Note("ann", "007", null);
  private static final PrimaryKey KEY =
      new PrimaryKey(AttributeValue.createS("NOTE#ann"), AttributeValue.createS("NOTE#007"));
  private static final TableSchema OTHER =
      new TableSchema("Other", Notes.TABLE.key(), List.of(), "#", "_et");

  private final ExecutorService onlyThread =
      Executors.newSingleThreadExecutor(run -> new Thread(run, "the only thread"));
  private final OneNote dynamoDb = new OneNote();
  private final AsyncTableClient client = new AsyncTableClient(dynamoDb, Notes.TABLE);

  @AfterEach
  void end() {
    onlyThread.shutdownNow();
  }

  @Test
  void givesWhatTheOperationGives() {
    Optional<Note> note = client.execute(new Get<>(Notes.TYPE, KEY)).join();

    assertThat(note).map(Note::id).contains("007");
    assertThat(client.execute(new Put<>(Notes.TYPE, NOTE)).join().id()).isEqualTo("007");
  }

  @Test
  void whatIsRefusedFailsTheFuture() {
    AsyncTableClient other = new AsyncTableClient(dynamoDb, OTHER);
    List<CompletableFuture<?>> refused =
        List.of(
            other.execute(new Get<>(Notes.TYPE, KEY)),
            other.page(Notes.byOwner("ann")),
            other.transact(new Put<>(Notes.TYPE, NOTE)),
            client.transact(),
            client.transact(List.of()),
            client.transactGet(new Get<>(Notes.TYPE, KEY), new Get<>(Notes.TYPE, KEY)));

    assertThat(refused)
        .allSatisfy(
            future ->
                assertThatThrownBy(future::join)
                    .isInstanceOf(CompletionException.class)
                    .hasCauseInstanceOf(InvalidArgumentException.class));
    assertThatThrownBy(client.execute(new Put<>(Notes.TYPE, new Note(null, "1", null)))::join)
        .hasCauseInstanceOf(ValidationException.class);
    assertThat(dynamoDb.requests).hasValue(0);
  }

  @Test
  void failsWithTheSameExceptionAsTheClientThatBlocks() {
    Put<Note> put = new Put<>(Notes.TYPE, NOTE).ifNotExists();

    assertThatThrownBy(client.execute(put)::join)
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> {
              assertThat(failed.code()).isEqualTo(ErrorCode.CONDITION_FAILED);
              assertThat(failed.reason()).isEqualTo(ConditionFailedException.Reason.ALREADY_EXISTS);
              assertThat(failed).hasCauseInstanceOf(ConditionalCheckFailedException.class);
            });
  }

  @Test
  void whatFollowsAnAnswerRunsOnTheThreadThatGivesIt() throws Exception {
    CompletableFuture<GetItemResponse> answer = new CompletableFuture<>();
    dynamoDb.answer = answer;
    CompletableFuture<String> thread =
        client
            .execute(new Get<>(Notes.TYPE, KEY))
            .thenApply(note -> Thread.currentThread().getName());

    onlyThread.execute(() -> answer.complete(OneNote.ANSWER));

    assertThat(thread.get(10, TimeUnit.SECONDS)).isEqualTo("the only thread");
  }

  @Test
  void hasNoThreads() {
    Set<String> before = threads();
    PagedDynamoDb pages = new PagedDynamoDb(100, 3, onlyThread);
    AsyncTableClient paged = new AsyncTableClient(pages, Notes.TABLE);

    paged.execute(Notes.byOwner("ann").limit(50)).join();
    Collecting.of(paged.items(Notes.byOwner("ann")), Long.MAX_VALUE).failure();

    Set<String> after = threads();
    after.removeAll(before);
    after.remove("the only thread");
    after.remove("CompletableFutureDelayScheduler"); // the test's own time limit
    assertThat(after).isEmpty();
  }

  @Test
  void neverWaitsOnTheThreadThatGivesTheAnswers() throws Exception {
    AsyncTableClient paged =
        new AsyncTableClient(new PagedDynamoDb(100, 3, onlyThread), Notes.TABLE);

    CompletableFuture<Integer> chained =
        paged
            .execute(Notes.byOwner("ann").limit(50))
            .thenCompose(page -> paged.execute(Notes.byOwner("ann").limit(page.items().size())))
            .thenCompose(page -> paged.page(Notes.byOwner("ann").from(page.nextToken())))
            .thenApply(page -> page.items().size());

    assertThat(chained.get(20, TimeUnit.SECONDS)).isEqualTo(3);
  }

  @Test
  void waitsBetweenRequestsWithoutAThread() throws Exception {
    dynamoDb.unprocessed = 3;

    BatchGetResult<Note> read =
        client.execute(BatchGet.of(new Get<>(Notes.TYPE, KEY))).get(20, TimeUnit.SECONDS);

    assertThat(read.items()).hasSize(1);
    assertThat(dynamoDb.requests).hasValue(4);
  }

  private static Set<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .collect(Collectors.toSet());
  }

  /** Has one note under every key. */
  private static final class OneNote implements DynamoDbAsyncClient {

    private static final GetItemResponse ANSWER =
        GetItemResponse.builder().item(Notes.item(7)).build();

    private final AtomicInteger requests = new AtomicInteger();
    private CompletableFuture<GetItemResponse> answer = CompletableFuture.completedFuture(ANSWER);
    private int unprocessed;

    @Override
    public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
      requests.incrementAndGet();
      return answer;
    }

    @Override
    public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
      requests.incrementAndGet();
      boolean creates = String.valueOf(request.conditionExpression()).contains("not_exists");
      return creates
          ? CompletableFuture.failedFuture(
              ConditionalCheckFailedException.builder().item(Notes.item(7)).build())
          : CompletableFuture.completedFuture(PutItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<QueryResponse> query(QueryRequest request) {
      requests.incrementAndGet();
      return CompletableFuture.completedFuture(
          QueryResponse.builder().items(List.of(Notes.item(7))).build());
    }

    @Override
    public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
      BatchGetItemResponse.Builder answered = BatchGetItemResponse.builder();
      if (requests.incrementAndGet() <= unprocessed) {
        answered.unprocessedKeys(request.requestItems());
      } else {
        answered.responses(Map.of("Notes", List.of(Notes.item(7))));
      }
      return CompletableFuture.completedFuture(answered.build());
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }
}
