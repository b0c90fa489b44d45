package dev.singlet.it.operations;

import static dev.singlet.it.transactions.model.ForgeRepositoryEntity.STARS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Writes whose refusal is expected. */
class TriedWritesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();

  @BeforeEach
  void put() {
    table
        .client()
        .execute(ForgeRepositoryEntity.put(new Repository("one", "kim", 5, null, Set.of())));
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  private TableClient client() {
    return table.client(proxy.client());
  }

  @Test
  void areMadeOrRefused() {
    AsyncTableClient async = table.asyncClient();
    for (Operation<?> refused :
        List.of(
            ForgeRepositoryEntity.put(new Repository("one", "x", 1, null, Set.of())).ifNotExists(),
            ForgeRepositoryEntity.update("one").text("x").when(STARS.gt(5L)),
            ForgeRepositoryEntity.update("none").text("x"),
            ForgeRepositoryEntity.delete("one").when(STARS.gt(5L)))) {
      assertThat(client().tryExecute(refused)).isFalse();
      assertThat(async.tryExecute(refused).join()).isFalse();
    }
    assertThat(client().tryExecute(ForgeRepositoryEntity.update("one").text("a"))).isTrue();
    assertThat(async.tryExecute(ForgeRepositoryEntity.update("one").text("b")).join()).isTrue();
    assertThat(table.client().execute(ForgeRepositoryEntity.get("one")))
        .contains(new Repository("one", "kim", 5, "b", Set.of()));
  }

  @Test
  void ofTransactionsToo() {
    TransactWrite star = ForgeRepositoryEntity.update("one").incrementStars(1);
    TransactWrite kim = ForgeUserEntity.put(new User("kim", null)).ifNotExists();

    assertThat(client().tryTransact(star, kim)).isTrue();
    assertThat(client().tryTransact(star, kim)).isFalse();
    assertThat(table.asyncClient().tryTransact(star, kim).join()).isFalse();
    assertThat(table.client().execute(ForgeRepositoryEntity.get("one")).orElseThrow().stars())
        .isEqualTo(6);
  }

  @Test
  void ofTransactionsGivenAsACollectionToo() {
    AsyncTableClient async = table.asyncClient();
    List<TransactWrite> kim =
        List.of(
            ForgeRepositoryEntity.update("one").incrementStars(1),
            ForgeUserEntity.put(new User("kim", null)).ifNotExists());
    List<TransactWrite> lee =
        List.of(
            ForgeRepositoryEntity.update("one").incrementStars(1),
            ForgeUserEntity.put(new User("lee", null)).ifNotExists());

    assertThat(client().tryTransact(kim)).isTrue();
    assertThat(async.tryTransact(lee).join()).isTrue();
    assertThat(client().tryTransact(kim)).isFalse();
    assertThat(async.tryTransact(lee).join()).isFalse();
    assertThat(table.client().execute(ForgeRepositoryEntity.get("one")).orElseThrow().stars())
        .isEqualTo(7);
    assertThatThrownBy(() -> client().tryTransact(List.of()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0110] A transaction is empty. Give it an operation.");
    assertThatThrownBy(() -> async.tryTransact(List.of()).join())
        .hasCauseInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void otherFailuresAreThrown() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();
    TransactWrite star = ForgeRepositoryEntity.update("one").incrementStars(1);

    assertThatThrownBy(() -> client().withTransactionAttempts(1).tryTransact(star))
        .isInstanceOf(TransactionFailedException.class);
    assertThatThrownBy(
            () ->
                table
                    .asyncClient(proxy.asyncClient())
                    .withTransactionAttempts(1)
                    .tryTransact(star)
                    .join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(TransactionFailedException.class);
  }

  @Test
  void aPutThatMayHaveBeenMadeByItsFirstAttemptIsNotRefused() {
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();

    assertThatThrownBy(
            () -> client().tryExecute(ForgeUserEntity.put(new User("kim", null)).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.mayHaveBeenMade()).isTrue());
  }

  @Test
  void whatMayHaveBeenMadeIsNotRefused() {
    proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

    assertThatThrownBy(
            () ->
                client()
                    .tryExecute(
                        ForgeRepositoryEntity.update("one").incrementStars(1).when(STARS.eq(5L))))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.mayHaveBeenMade()).isTrue());
  }
}
