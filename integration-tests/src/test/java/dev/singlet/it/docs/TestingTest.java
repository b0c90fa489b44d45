package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.IssueEntity.STATUS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.Case;
import dev.singlet.it.docs.model.CaseEntity;
import dev.singlet.it.docs.model.GitHub;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.HelpdeskTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.Repository;
import dev.singlet.it.docs.model.RepositoryEntity;
import dev.singlet.item.Put;
import dev.singlet.stream.ItemChange;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.DefaultRetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class TestingTest {

  private static final Issue ISSUE = issue(42);
  private static final Case BROKEN = new Case(7, "It is broken");

  @Nested
  class Tables {

    @RegisterExtension
    final LocalTable github =
        LocalTable.of(GitHubTable.SCHEMA)
            .seed(RepositoryEntity.put(new Repository("aws", "toolbox", null)))
            .seed(client -> IntStream.rangeClosed(1, 30).forEach(n -> client.execute(open(n))));

    @RegisterExtension final LocalTable watched = LocalTable.of(GitHubTable.SCHEMA).withStream();

    @Test
    void changesAreTold() {
      TableClient github = watched.client();
      github.execute(open(1));
      github.execute(IssueEntity.update("aws", "toolbox", 1).status(Issue.Status.CLOSED));

      List<ItemChange<GitHub>> changes = watched.changes(GitHubTable.changes());

      assertThat(changes).hasSize(2);
      assertThat(changes.get(0)).isInstanceOf(ItemChange.Inserted.class);
      assertThat(changes.get(1)).isInstanceOf(ItemChange.Modified.class);
    }

    @Test
    void aTableWithoutAStreamHasNoChanges() {
      assertThatThrownBy(() -> github.changes(GitHubTable.changes()))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("The table has no stream. Write LocalTable.of(...).withStream().");
    }

    @Test
    void issuesAreClosed() {
      github.client().execute(IssueEntity.update("aws", "toolbox", 7).status(Issue.Status.CLOSED));

      assertThat(github.client().stream(IssueEntity.open("aws", "toolbox"))).hasSize(29);
      assertThat(github.items()).hasSize(31);
    }

    @Test
    void issuesAreReadWithoutWaiting() {
      AsyncTableClient client = github.asyncClient();

      CompletableFuture<Optional<Issue>> issue =
          client.execute(IssueEntity.get("aws", "toolbox", 7));

      assertThat(issue.join()).contains(issue(7));
    }
  }

  @Nested
  class Recordings {

    @Test
    void readsAreConsistent() {
      RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
      TableClient github = GitHubTable.client(dynamoDb.client());

      Optional<Issue> issue = github.execute(IssueEntity.get("aws", "toolbox", 42).consistent());

      assertThat(issue).isEmpty();
      GetItemRequest request = dynamoDb.onlyRequest(GetItemRequest.class);
      assertThat(request.consistentRead()).isTrue();
    }

    @Test
    void answers() {
      RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
      TableClient github = GitHubTable.client(dynamoDb.client());

      var item = IssueEntity.put(ISSUE).toRequest().item();
      dynamoDb.on(GetItemRequest.class).answer(GetItemResponse.builder().item(item).build());
      dynamoDb
          .on(PutItemRequest.class, put -> put.conditionExpression() == null)
          .fail(ProvisionedThroughputExceededException.builder().message("too fast").build());

      assertThat(github.execute(IssueEntity.get("aws", "toolbox", 42))).contains(ISSUE);
      github.execute(IssueEntity.put(ISSUE).ifNotExists());
      assertThat(dynamoDb.requests()).hasSize(2);
    }
  }

  @Nested
  class Tenants {

    @RegisterExtension
    final LocalTable helpdesk =
        LocalTable.of(HelpdeskTable.SCHEMA)
            .seed(client -> client.forTenant("acme").execute(CaseEntity.put(BROKEN)));

    @Test
    void theClientBelongsToATenant() {
      TableClient acme = helpdesk.client().forTenant("acme");

      assertThat(acme.execute(CaseEntity.get(7))).contains(BROKEN);
    }
  }

  @Nested
  class Faults {

    @RegisterExtension
    final LocalTable table = LocalTable.of(GitHubTable.SCHEMA).seed(IssueEntity.put(ISSUE));

    @Test
    void atRandom() {
      try (FaultProxy proxy =
          FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint())
              .seed(42)
              .rate(0.2, Fault.transientFaults())
              .start()) {
        TableClient github = table.client(proxy.client());

        for (int number = 100; number < 150; number++) {
          github.execute(open(number));
        }

        assertThat(proxy.count(Fault.LOST_RESPONSE)).isPositive();
      }

      assertThat(table.items()).hasSize(51);
    }

    @Test
    void aimed() {
      try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
        TableClient github = table.client(proxy.client());

        proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

        assertThatThrownBy(
                () ->
                    github.execute(
                        IssueEntity.update("aws", "toolbox", 42)
                            .status(Issue.Status.CLOSED)
                            .when(STATUS.eq(Issue.Status.OPEN))))
            .as("the SDK made the update again, and found what it had done the first time")
            .isInstanceOf(ConditionFailedException.class);
        assertThat(github.execute(IssueEntity.get("aws", "toolbox", 42)))
            .hasValueSatisfying(issue -> assertThat(issue.status()).isEqualTo(Issue.Status.CLOSED));
        assertThat(proxy.requests(UpdateItemRequest.class)).isEqualTo(2);
      }
    }

    @Test
    void aims() {
      try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
        proxy.inject(Fault.THROTTLE).on(QueryRequest.class).times(3);
        proxy
            .inject(Fault.INTERNAL_ERROR)
            .on(GetItemRequest.class, get -> get.key().get("PK").s().endsWith("toolbox"))
            .once();
        proxy.inject(Fault.UNPROCESSED).on(BatchWriteItemRequest.class).always();

        TableClient github = table.client(proxy.client());
        assertThat(github.stream(IssueEntity.open("aws", "toolbox"))).containsExactly(ISSUE);
        assertThat(github.execute(IssueEntity.get("aws", "toolbox", 42))).contains(ISSUE);
        assertThat(proxy.pending()).isEqualTo(1);
        assertThat(proxy).hasToString("6 requests, THROTTLE 3, INTERNAL_ERROR 1");
      }
    }

    @Test
    void otherSettings() {
      try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
        DynamoDbClient once =
            proxy.client(
                settings ->
                    settings.overrideConfiguration(
                        c -> c.retryStrategy(DefaultRetryStrategy.doNotRetry())));

        proxy.inject(Fault.THROTTLE).once();
        assertThatThrownBy(() -> table.client(once).execute(open(1)))
            .isInstanceOf(ProvisionedThroughputExceededException.class);
      }
    }
  }

  private static Put<Issue> open(int number) {
    return IssueEntity.put(issue(number));
  }

  private static Issue issue(int number) {
    return new Issue(
        "aws", "toolbox", number, "Title " + number, Issue.Status.OPEN, Set.of("bug"), null);
  }

  /** Another program calls it, with any credentials. */
  @Test
  void aServerForOtherPrograms() {
    try (DynamoDbLocal local = LocalGitHub.start();
        DynamoDbClient dynamoDb =
            DynamoDbClient.builder()
                .endpointOverride(local.endpoint())
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(
                    StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
                .build()) {
      TableClient github = GitHubTable.client(dynamoDb);

      assertThat(github.execute(VerifyTable.of(GitHubTable.SCHEMA))).isEmpty();
      assertThat(github.execute(VerifyItems.of(GitHubTable.type())).fitsModel()).isTrue();
    }
  }
}
