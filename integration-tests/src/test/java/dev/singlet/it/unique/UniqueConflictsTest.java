package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.unique.model.Directory;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryNoteEntity;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.item.Put;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** Writes of items with unique values while others write them. */
class UniqueConflictsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();

  @BeforeEach
  void putOne() {
    table.client().execute(DirectoryUserEntity.put(user("1", "a@b.c")));
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  private static User user(String id, String email) {
    return new User(id, email, "acme", null, 0);
  }

  @Test
  void areMadeAgain() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(3);

    User updated = table.client(proxy.client()).execute(update("d@e.f"));

    assertThat(updated).isEqualTo(user("1", "d@e.f"));
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(4);
  }

  @Test
  void areMadeAgainOnFutures() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(3);

    assertThat(table.asyncClient(proxy.asyncClient()).execute(update("d@e.f")).join())
        .isEqualTo(user("1", "d@e.f"));
  }

  @Test
  void tellThenWhoHasTheValue() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();

    assertThatThrownBy(
            () ->
                table
                    .client(proxy.client())
                    .execute(DirectoryUserEntity.put(user("2", "a@b.c")).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> assertThat(refused.reason()).isEqualTo(Reason.UNIQUE));
  }

  @Test
  void failAfterEightTimes() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();

    assertThatThrownBy(() -> table.client(proxy.client()).execute(update("d@e.f")))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed ->
                assertThat(failed.failures())
                    .extracting(TransactionFailure::reason)
                    .containsOnly(TransactionFailure.Reason.CONFLICT));
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(8);
    assertThat(table.client().execute(DirectoryUserEntity.get("1"))).contains(user("1", "a@b.c"));
  }

  @Test
  void areLeftUnprocessedInBatches() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();
    Put<User> unique = DirectoryUserEntity.put(user("2", "d@e.f"));
    Put<Directory.Note> other = DirectoryNoteEntity.put(new Directory.Note("1"));

    BatchWriteResult result =
        table
            .client(proxy.client())
            .execute(BatchWrite.of(unique, other).retryFor(Duration.ofMillis(200)));

    assertThat(result.unprocessed()).containsExactly(unique);
    assertThat(table.client().execute(DirectoryNoteEntity.get("1"))).isPresent();
  }

  @Test
  void areMadeInBatchesToo() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(6);

    BatchWriteResult result =
        table
            .client(proxy.client())
            .execute(BatchWrite.of(DirectoryUserEntity.put(user("2", "d@e.f"))));

    assertThat(result.isComplete()).isTrue();
    assertThat(table.client().execute(DirectoryUserEntity.get("2"))).isPresent();
  }

  @Test
  void inProgressAreNotMadeTwiceByBatches() {
    DynamoDbClient slow =
        AfterRequest.of(
            table.dynamoDb(),
            "transactWriteItems",
            () -> {
              throw TransactionInProgressException.builder()
                  .awsErrorDetails(
                      AwsErrorDetails.builder().errorCode("TransactionInProgressException").build())
                  .build();
            });
    Put<User> put = DirectoryUserEntity.put(user("2", "d@e.f")).ifNotExists();

    BatchWriteResult result = table.client(slow).execute(BatchWrite.of(put));

    assertThat(result.unknown()).hasSize(1);
    assertThat(result.written()).isZero();
    assertThat(table.client().execute(DirectoryUserEntity.get("2"))).contains(user("2", "d@e.f"));
  }

  @Test
  void ofConditionsEndNoBatch() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(PutItemRequest.class).times(2);
    Put<Directory.Note> put = DirectoryNoteEntity.put(new Directory.Note("1")).ifNotExists();

    assertThat(table.client(proxy.client()).execute(BatchWrite.of(put)).isComplete()).isTrue();
    assertThat(table.client().execute(DirectoryNoteEntity.get("1"))).isPresent();
  }

  @Test
  void ofTransactionsAreMadeAgain() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();

    table.client(proxy.client()).transact(update("d@e.f"));

    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(2);
    assertThat(table.client().execute(DirectoryUserEntity.get("1"))).contains(user("1", "d@e.f"));
  }

  private static DirectoryUserEntity.Update update(String email) {
    return DirectoryUserEntity.update("1").email(email);
  }
}
