package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.item.Get;
import dev.singlet.operation.Operation;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Clients that try transactions more or less often. */
class TransactionAttemptsTest {

  private static final User ANN = new User("ann", "ann@example.org", "acme", null, 0);

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();
  private final AtomicInteger runs = new AtomicInteger();

  @BeforeEach
  void put() {
    table.client().execute(DirectoryUserEntity.put(ANN));
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  private TableClient client(int attempts) {
    return table.client(proxy.client()).withTransactionAttempts(attempts);
  }

  private AsyncTableClient asyncClient(int attempts) {
    return table.asyncClient(proxy.asyncClient()).withTransactionAttempts(attempts);
  }

  private static Operation<User> update() {
    return DirectoryUserEntity.update("ann").email("new@example.org");
  }

  private User stored() {
    return table.client().execute(DirectoryUserEntity.get("ann")).orElseThrow();
  }

  @Test
  void ofUniqueValuesAreCounted() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();

    assertThatThrownBy(() -> client(3).execute(update()))
        .isInstanceOf(TransactionFailedException.class);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(3);
    assertThatThrownBy(() -> asyncClient(2).execute(update()).join())
        .hasCauseInstanceOf(TransactionFailedException.class);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(3 + 2);
    assertThat(stored()).isEqualTo(ANN);
  }

  @Test
  void ofUniqueValuesCanBeMoreThanEight() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(8);

    assertThat(client(9).execute(update()).email()).isEqualTo("new@example.org");
  }

  @Test
  void ofUniqueValuesThatOthersChangeAreCounted() {
    TableClient client =
        table
            .client(
                proxy.client(
                    sdk ->
                        sdk.overrideConfiguration(
                            all -> all.addExecutionInterceptor(new Changing()))))
            .withTransactionAttempts(3);

    assertThatThrownBy(() -> client.execute(update()))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed ->
                assertThat(failed.failures())
                    .extracting(TransactionFailure::reason)
                    .containsExactly(TransactionFailure.Reason.CONFLICT));
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(3);
    assertThat(stored().email()).isEqualTo("3@example.org");
  }

  /** Changes the address before each transaction of a client. */
  private final class Changing implements ExecutionInterceptor {

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
      if (context.request() instanceof TransactWriteItemsRequest) {
        String email = runs.incrementAndGet() + "@example.org";
        table.client().execute(DirectoryUserEntity.update("ann").email(email));
      }
    }
  }

  @Test
  void ofReadsAreCounted() {
    Get<User> ann = DirectoryUserEntity.get("ann");
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();

    assertThatThrownBy(() -> client(3).transactGet(ann))
        .isInstanceOf(TransactionCanceledException.class);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(3);
    assertThatThrownBy(() -> asyncClient(2).execute(TransactGet.of(ann)).join())
        .hasCauseInstanceOf(TransactionCanceledException.class);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(3 + 2);
  }

  @Test
  void ofReadsCanBeMoreThanEight() {
    Get<User> ann = DirectoryUserEntity.get("ann");
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactGetItemsRequest.class).times(8);

    assertThat(asyncClient(9).transactGet(ann).join().get(ann)).contains(ANN);
  }

  @Test
  void aTokenRepeatsTheRequestThatMayHaveBeenMade() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();
    Transaction login =
        Transaction.of(DirectoryUserEntity.update("ann").incrementLogins(1))
            .idempotencyToken(UUID.randomUUID().toString());

    assertThatThrownBy(() -> client(1).execute(login))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed -> assertThat(failed.mayHaveBeenMade()).isTrue());
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).once();
    assertThatThrownBy(() -> client(1).execute(login))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed -> assertThat(failed.mayHaveBeenMade()).isTrue());
    client(1).execute(login);

    assertThat(stored().logins()).isEqualTo(1);
  }

  /** Counts a login more than was read, though another one comes between each time. */
  private CompletableFuture<Long> login(AsyncTableClient client) {
    return client.transact(
        tx ->
            tx.read(DirectoryUserEntity.get("ann"))
                .thenApply(
                    read -> {
                      runs.incrementAndGet();
                      table.client().execute(DirectoryUserEntity.update("ann").incrementLogins(1));
                      long logins = read.orElseThrow().logins() + 1;
                      tx.write(DirectoryUserEntity.update("ann").logins(logins));
                      return logins;
                    }));
  }

  @Test
  void ofFunctionsOnFuturesAreCounted() {
    for (int attempts : List.of(1, 3)) {
      runs.set(0);

      assertThatThrownBy(() -> login(asyncClient(attempts)).join())
          .cause()
          .isInstanceOfSatisfying(
              TransactionFailedException.class, failed -> assertThat(failed.isPassing()).isTrue())
          .hasMessage(
              "[SGR0302] Transaction cancelled, nothing was written. Operation 1: Update[User"
                  + " USER#ann / USER] refused: other requests keep changing it. Try again.");
      assertThat(runs).hasValue(attempts);
    }
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(1 + 3);
    assertThat(stored().logins()).isEqualTo(1 + 3);
  }

  @Test
  void ofFunctionsOnFuturesAreEight() {
    assertThatThrownBy(() -> login(table.asyncClient()).join())
        .hasCauseInstanceOf(TransactionFailedException.class);

    assertThat(runs).hasValue(8);
    assertThat(stored().logins()).isEqualTo(8);
  }
}
