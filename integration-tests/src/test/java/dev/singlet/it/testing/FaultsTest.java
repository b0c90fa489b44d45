package dev.singlet.it.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.Repository;
import dev.singlet.it.docs.model.RepositoryEntity;
import dev.singlet.item.Get;
import dev.singlet.query.Page;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.Transaction;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Operations of a model on a DynamoDB on which things go wrong. */
class FaultsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();

  @AfterEach
  void close() {
    proxy.close();
  }

  @Test
  void operationsAreTriedAgain() {
    proxy.inject(Fault.THROTTLE).on(PutItemRequest.class).times(2);

    github().execute(IssueEntity.put(issue(1)));

    assertThat(table.client().execute(IssueEntity.get("aws", "toolbox", 1))).contains(issue(1));
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(3);
  }

  @Test
  void operationsThatDoNotWaitAreTriedAgain() {
    proxy.inject(Fault.LOST_REQUEST).on(PutItemRequest.class).times(2);
    var github = table.asyncClient(proxy.asyncClient());

    List<CompletableFuture<?>> puts = new ArrayList<>();
    for (int number = 1; number <= 20; number++) {
      puts.add(github.execute(IssueEntity.put(issue(number))));
    }
    puts.forEach(CompletableFuture::join);

    assertThat(table.items()).hasSize(20);
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(22);
  }

  @Test
  void aPutWhoseResponseIsLostFindsItself() {
    proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();

    assertThatThrownBy(() -> github().execute(IssueEntity.put(issue(1)).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.existing(IssueEntity.type())).contains(issue(1)));
  }

  @Test
  void aFailedConditionIsOneOfTheLibrary() {
    proxy.inject(Fault.CONDITION_FAILED).times(2);
    var async = table.asyncClient(proxy.asyncClient());

    assertThatThrownBy(() -> github().execute(IssueEntity.put(issue(1)).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> async.execute(IssueEntity.put(issue(1)).ifNotExists()).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ConditionFailedException.class);
    assertThat(table.items()).isEmpty();
  }

  @Test
  void conflictsThatDoNotEndCancelATransaction() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();
    Repository repository = new Repository("aws", "toolbox", null);

    assertThatThrownBy(
            () -> github().transact(RepositoryEntity.put(repository), IssueEntity.put(issue(1))))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed ->
                assertThat(failed.failures())
                    .extracting(TransactionFailure::reason)
                    .containsExactly(TransactionFailure.Reason.CONFLICT));
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(8);
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aWriteThatMeetsATransactionIsMadeAfterIt() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).times(4);

    github().execute(IssueEntity.put(issue(1)));

    assertThat(table.items()).hasSize(1);
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(5);
  }

  @Test
  void aWriteThatAlwaysMeetsATransactionFails() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();

    assertThatThrownBy(() -> github().execute(IssueEntity.put(issue(1))))
        .isInstanceOf(TransactionConflictException.class);
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(8);
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aRefusalAfterAConflictIsCertain() {
    table.client().execute(IssueEntity.put(issue(1)));
    proxy.inject(Fault.TRANSACTION_CONFLICT).once();

    assertThatThrownBy(() -> github().execute(IssueEntity.put(issue(1)).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> assertThat(refused.mayHaveBeenMade()).isFalse());
  }

  @Test
  void aReadThatMeetsATransactionIsMadeAfterIt() {
    table.client().execute(IssueEntity.put(issue(1)));
    Get<Issue> get = IssueEntity.get("aws", "toolbox", 1);
    proxy.inject(Fault.TRANSACTION_CONFLICT).times(4);

    assertThat(github().transactGet(get).get(get)).isPresent();
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(5);
  }

  @Test
  void aReadThatAlwaysMeetsATransactionFails() {
    Get<Issue> get = IssueEntity.get("aws", "toolbox", 1);
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();

    assertThatThrownBy(() -> github().transactGet(get))
        .isInstanceOf(TransactionCanceledException.class);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(8);
  }

  @Test
  void aTransactionWithATokenIsMadeOnceThoughItsResponseIsLost() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.DUPLICATE).on(TransactWriteItemsRequest.class).once();

    github()
        .execute(Transaction.of(IssueEntity.put(issue(1)).ifNotExists()).idempotencyToken("once"));

    assertThat(table.items()).hasSize(1);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(2);
    assertThat(proxy.count(Fault.DUPLICATE)).isEqualTo(1);
  }

  @Test
  void pagesThatEndEarlyMakeTheSameResult() {
    LongStream.rangeClosed(1, 60).forEach(n -> table.client().execute(IssueEntity.put(issue(n))));
    proxy.inject(Fault.SHORT_PAGE).always();

    Page<Issue> page = github().execute(IssueEntity.byRepo("aws", "toolbox").limit(50));

    assertThat(page.items())
        .extracting(Issue::issueNumber)
        .containsExactlyElementsOf(LongStream.rangeClosed(1, 50).boxed().toList());
    assertThat(proxy.requests(QueryRequest.class)).isGreaterThan(2);
    assertThat(github().stream(IssueEntity.byRepo("aws", "toolbox"))).hasSize(60);
  }

  private TableClient github() {
    return table.client(proxy.client());
  }

  private static Issue issue(long number) {
    return new Issue(
        "aws", "toolbox", number, "Title " + number, Issue.Status.OPEN, Set.of("bug"), null);
  }
}
