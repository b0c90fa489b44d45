package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.Page;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

class AsyncTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private final DynamoDbAsyncClient dynamoDb = DynamoDbLocal.sharedAsync();
  private final Issue issue =
      IssueEntity.builder().owner("aws").repoName("sdk").issueNumber(42).title("Crash").build();

  @Test
  void futures() {
    String tableName = table.tableName();

    AsyncTableClient github = GitHubTable.asyncClient(dynamoDb).withTableName(tableName);

    CompletableFuture<String> title =
        github
            .execute(IssueEntity.put(issue).ifNotExists())
            .thenCompose(put -> github.execute(IssueEntity.get("aws", "sdk", 42)))
            .thenApply(found -> found.map(Issue::title).orElse("none"));

    assertThat(title.join()).isEqualTo("Crash");

    CompletableFuture<String> outcome =
        github
            .execute(IssueEntity.put(issue).ifNotExists())
            .handle(
                (put, failure) ->
                    failure instanceof ConditionFailedException failed
                        ? "refused: " + failed.reason()
                        : "done");

    assertThat(outcome.join()).isEqualTo("refused: ALREADY_EXISTS");

    CompletableFuture<Page<Issue>> page =
        github.execute(IssueEntity.byRepo("aws", "sdk").limit(1000)).orTimeout(2, TimeUnit.SECONDS);

    page.cancel(true);
    assertThat(page).isDone();
  }

  @Test
  void publishers() throws Exception {
    AsyncTableClient github = table.asyncClient();
    github.execute(IssueEntity.put(issue)).join();
    List<String> titles = new ArrayList<>();
    CompletableFuture<List<String>> end = new CompletableFuture<>();

    github
        .items(IssueEntity.byRepo("aws", "sdk"))
        .subscribe(
            new Flow.Subscriber<Issue>() {
              private Flow.Subscription subscription;

              @Override
              public void onSubscribe(Flow.Subscription given) {
                subscription = given;
                subscription.request(1);
              }

              @Override
              public void onNext(Issue issue) {
                titles.add(issue.title());
                subscription.request(1);
              }

              @Override
              public void onError(Throwable failure) {
                end.completeExceptionally(failure);
              }

              @Override
              public void onComplete() {
                end.complete(titles);
              }
            });

    assertThat(end.get(20, TimeUnit.SECONDS)).containsExactly("Crash");
  }
}
