package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

/**
 * Transactions whose function throws, while nobody can tell whether its reads are of one moment.
 */
class TransactFromReadsUncheckedTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();
  private final AtomicInteger runs = new AtomicInteger();
  private final IllegalStateException no = new IllegalStateException("no");

  @BeforeEach
  void failTheCheck() {
    proxy.inject(Fault.INTERNAL_ERROR).on(TransactGetItemsRequest.class).always();
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  @Test
  void failWithBoth() {
    assertThatThrownBy(
            () ->
                table
                    .client(
                        proxy.client(
                            sdk ->
                                sdk.overrideConfiguration(
                                    settings ->
                                        settings.retryStrategy(AwsRetryStrategy.doNotRetry()))))
                    .transact(
                        tx -> {
                          runs.incrementAndGet();
                          tx.read(ForgeUserEntity.get("kim"));
                          tx.read(ForgeStarEntity.get("one", "kim"));
                          throw no;
                        }))
        .isSameAs(no);

    assertThatTheCheckIsSuppressed();
  }

  @Test
  void failWithBothOnFutures() {
    assertThatThrownBy(
            () ->
                table
                    .asyncClient(
                        proxy.asyncClient(
                            sdk ->
                                sdk.overrideConfiguration(
                                    settings ->
                                        settings.retryStrategy(AwsRetryStrategy.doNotRetry()))))
                    .transact(
                        tx -> {
                          runs.incrementAndGet();
                          return tx.read(ForgeUserEntity.get("kim"))
                              .thenCompose(user -> tx.read(ForgeStarEntity.get("one", "kim")))
                              .thenApply(
                                  star -> {
                                    throw no;
                                  });
                        })
                    .join())
        .isInstanceOf(CompletionException.class)
        .cause()
        .isSameAs(no);

    assertThatTheCheckIsSuppressed();
  }

  @Test
  void anErrorIsFinalWithoutACheck() {
    AssertionError error = new AssertionError("no");

    assertThatThrownBy(
            () ->
                table
                    .client(proxy.client())
                    .transact(
                        tx -> {
                          tx.read(ForgeUserEntity.get("kim"));
                          tx.read(ForgeStarEntity.get("one", "kim"));
                          throw error;
                        }))
        .isSameAs(error);
    assertThatThrownBy(
            () ->
                table
                    .asyncClient(proxy.asyncClient())
                    .transact(
                        tx ->
                            tx.read(ForgeUserEntity.get("kim"))
                                .thenCompose(user -> tx.read(ForgeStarEntity.get("one", "kim")))
                                .thenApply(
                                    star -> {
                                      throw error;
                                    }))
                    .join())
        .cause()
        .isSameAs(error);

    assertThat(proxy.requests(GetItemRequest.class)).isEqualTo(2 + 2);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isZero();
  }

  private void assertThatTheCheckIsSuppressed() {
    assertThat(no.getSuppressed()).singleElement().isInstanceOf(InternalServerErrorException.class);
    assertThat(runs).hasValue(1);
  }
}
