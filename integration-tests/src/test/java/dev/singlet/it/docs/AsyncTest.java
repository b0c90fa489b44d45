package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.extras.ItemLoader;
import dev.singlet.it.docs.model.Author;
import dev.singlet.it.docs.model.AuthorEntity;
import dev.singlet.it.docs.model.Comment;
import dev.singlet.it.docs.model.ForumTable;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.listener.RequestReport;
import dev.singlet.query.Page;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

class AsyncTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  @RegisterExtension final LocalTable authors = LocalTable.of(ForumTable.SCHEMA);

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

  @Test
  void getsThatComeOneByOne() {
    List<RequestReport> reports = new CopyOnWriteArrayList<>();
    AsyncTableClient forum = authors.asyncClient().withListener(reports::add);
    List<Comment> comments =
        IntStream.range(0, 50)
            .mapToObj(id -> new Comment("news", "c" + id, "a" + id % 20, "text"))
            .toList();
    for (int id = 0; id < 20; id++) {
      authors.client().execute(AuthorEntity.put(new Author("a" + id, "Author " + id)));
    }

    ItemLoader loader = ItemLoader.of(forum);
    List<CompletableFuture<String>> names =
        comments.stream().map(comment -> authorName(loader, comment)).toList();

    for (int id = 0; id < 50; id++) {
      assertThat(names.get(id).join()).isEqualTo("Author " + id % 20);
    }
    assertThat(reports).extracting(RequestReport::action).containsOnly("BatchGetItem");
    assertThat(reports.stream().mapToInt(RequestReport::itemsRead).sum()).isEqualTo(20);

    Author renamed = new Author("a1", "Ann");
    CompletableFuture<Optional<Author>> after =
        forum
            .execute(AuthorEntity.put(renamed))
            .thenCompose(
                put -> {
                  loader.forget(AuthorEntity.get("a1"));
                  return loader.load(AuthorEntity.get("a1").consistent());
                });

    assertThat(after.join()).contains(renamed);
  }

  static CompletableFuture<String> authorName(ItemLoader loader, Comment comment) {
    return loader
        .load(AuthorEntity.get(comment.author()))
        .thenApply(author -> author.map(Author::name).orElse("unknown"));
  }
}
