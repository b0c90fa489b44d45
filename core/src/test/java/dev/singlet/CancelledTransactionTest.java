package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes.Note;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.value.PrimaryKey;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Transactions that follow from reads, cancelled while a request is under way. */
class CancelledTransactionTest {

  private static final Get<Note> GET =
      new Get<>(
          Notes.TYPE,
          new PrimaryKey(AttributeValue.createS("NOTE#ann"), AttributeValue.createS("NOTE#007")));
  private static final Put<Note> PUT = new Put<>(Notes.TYPE, new Note("ann", "007", null));

  private final Conflicts dynamoDb = new Conflicts();
  private final AsyncTableClient client = new AsyncTableClient(dynamoDb, Notes.TABLE);

  @Test
  void aWriteThatMeetsOthersIsNotSentAgain() throws Exception {
    CompletableFuture<Optional<Note>> result =
        client.transact(
            tx -> {
              tx.write(PUT);
              return CompletableFuture.completedFuture(Optional.empty());
            });
    dynamoDb.third.get(20, TimeUnit.SECONDS);

    result.cancel(true);

    assertThatThrownBy(() -> dynamoDb.write.get(20, TimeUnit.SECONDS))
        .isInstanceOf(CancellationException.class);
    assertThat(dynamoDb.writes).hasValue(3);
  }

  @Test
  void aReadIsCancelledAndNoneFollows() {
    AtomicReference<CompletableFuture<Optional<Note>>> later = new AtomicReference<>();
    CompletableFuture<Optional<Note>> result =
        client.transact(
            tx -> tx.read(GET).whenComplete((note, failure) -> later.set(tx.read(GET))));

    result.cancel(true);

    assertThat(dynamoDb.read).isCancelled();
    assertThat(later.get()).isCompletedExceptionally();
    assertThat(dynamoDb.reads).hasValue(1);
  }

  /** Two writes meet others. The third, and reads, have no answer. */
  private static final class Conflicts implements DynamoDbAsyncClient {

    private final AtomicInteger reads = new AtomicInteger();
    private final AtomicInteger writes = new AtomicInteger();
    private final CompletableFuture<Void> third = new CompletableFuture<>();
    private final CompletableFuture<TransactWriteItemsResponse> write = new CompletableFuture<>();
    private final CompletableFuture<GetItemResponse> read = new CompletableFuture<>();

    @Override
    public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
      reads.incrementAndGet();
      return read;
    }

    @Override
    public CompletableFuture<TransactWriteItemsResponse> transactWriteItems(
        TransactWriteItemsRequest request) {
      if (writes.incrementAndGet() < 3) {
        return CompletableFuture.failedFuture(
            TransactionCanceledException.builder()
                .cancellationReasons(
                    CancellationReason.builder().code("TransactionConflict").build())
                .build());
      }
      third.complete(null);
      return write;
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }
}
