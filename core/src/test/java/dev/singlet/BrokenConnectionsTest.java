package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.Put;
import dev.singlet.transaction.Transaction;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/**
 * Requests on futures whose connection broke in a way that the SDK's retry strategy does not see.
 */
class BrokenConnectionsTest {

  private final Deque<RuntimeException> failures = new ArrayDeque<>();
  private final List<DynamoDbRequest> sent = new ArrayList<>();
  private int maxAttempts = 3;

  private static Put<Notes.Note> put() {
    return new Put<>(Notes.TYPE, new Notes.Note("ann", "1", null));
  }

  /** As Netty ends a request with the failure of the attempt before. */
  private static SdkClientException unseen(int attempts) {
    IOException broken = new IOException("The connection was closed during the request.");
    return SdkClientException.builder()
        .message("Unable to execute HTTP request: cancelled")
        .cause(new IllegalStateException("cancelled", new CompletionException(broken)))
        .numAttempts(attempts)
        .build();
  }

  /** As an answer ends a request that comes after the attempt it was meant for. */
  private static SdkClientException outOfOrder() {
    IllegalArgumentException cause =
        new IllegalArgumentException("headersFuture is still not completed");
    cause.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("software.amazon.awssdk.utils.Validate", "isTrue", "V.java", 1),
          new StackTraceElement(
              "software.amazon.awssdk.core.internal.http.async.AnyHandler", "onStream", "A.java", 1)
        });
    return SdkClientException.builder().message("Unable").cause(cause).numAttempts(1).build();
  }

  private AsyncTableClient client() {
    return new AsyncTableClient(new Stub(), Notes.TABLE);
  }

  @Test
  void isSentAgain() {
    failures.add(unseen(1));
    failures.add(outOfOrder());

    assertThat(client().execute(put()).join()).isNotNull();

    assertThat(sent).hasSize(3);
    assertThat(sent.get(2)).isEqualTo(sent.get(0));
  }

  @Test
  void isSentNoOftenerThanTheRetryStrategySays() {
    maxAttempts = 4;
    failures.add(unseen(2));
    failures.add(unseen(2));
    failures.add(unseen(1));

    assertThat(catchThrowable(() -> client().execute(put()).join()))
        .hasCauseInstanceOf(SdkClientException.class);
    assertThat(sent).hasSize(2);
  }

  @Test
  void isNotSentAgainWhereTheClientDoesNotRetry() {
    maxAttempts = 1;
    SdkClientException failure = unseen(1);
    failures.add(failure);

    assertThat(catchThrowable(() -> client().execute(put()).join())).hasCause(failure);
    assertThat(sent).hasSize(1);
  }

  @Test
  void whatTheSdkHasSeenOrIsNoConnectionIsNotSentAgain() {
    for (SdkClientException failure :
        List.of(
            SdkClientException.create("gave up", new IOException("reset")),
            SdkClientException.create("No credentials"),
            SdkClientException.create("Marshalling", new IllegalArgumentException("no")))) {
      sent.clear();
      failures.add(failure);

      assertThat(catchThrowable(() -> client().execute(put()).join())).hasCause(failure);
      assertThat(sent).hasSize(1);
    }
  }

  @Test
  void aConditionThatFailsThenLeavesDoubt() {
    failures.add(unseen(1));
    failures.add(ConditionalCheckFailedException.builder().item(Notes.item(1)).build());

    assertThatExceptionOfType(CompletionException.class)
        .isThrownBy(() -> client().execute(put().ifNotExists()).join())
        .havingCause()
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> {
              assertThat(refused.mayHaveBeenMade()).isTrue();
              assertThat(refused.existingItem()).isEqualTo(Notes.item(1));
            });
  }

  @Test
  void aTransactionIsSentAgainWithItsToken() {
    failures.add(unseen(1));

    client().execute(Transaction.of(put())).join();

    assertThat(sent)
        .hasSize(2)
        .extracting(request -> ((TransactWriteItemsRequest) request).clientRequestToken())
        .doesNotContainNull()
        .containsOnly(((TransactWriteItemsRequest) sent.get(0)).clientRequestToken());
  }

  private final class Stub implements DynamoDbAsyncClient {

    private <A> CompletableFuture<A> answer(DynamoDbRequest request, A answer) {
      sent.add(request);
      RuntimeException failure = failures.poll();
      return failure == null
          ? CompletableFuture.completedFuture(answer)
          : CompletableFuture.failedFuture(failure);
    }

    @Override
    public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
      return answer(request, PutItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<TransactWriteItemsResponse> transactWriteItems(
        TransactWriteItemsRequest request) {
      return answer(request, TransactWriteItemsResponse.builder().build());
    }

    @Override
    public DynamoDbServiceClientConfiguration serviceClientConfiguration() {
      return DynamoDbServiceClientConfiguration.builder()
          .overrideConfiguration(
              ClientOverrideConfiguration.builder()
                  .retryStrategy(
                      AwsRetryStrategy.standardRetryStrategy().toBuilder()
                          .maxAttempts(maxAttempts)
                          .build())
                  .build())
          .build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }
}
