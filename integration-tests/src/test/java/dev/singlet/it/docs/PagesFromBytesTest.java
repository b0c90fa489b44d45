package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.query.Page;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Clients as users build them, over HTTP, by which the interceptor is called. */
class PagesFromBytesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  /** How many items the SDK made attribute values of, answer by answer. */
  private final List<Integer> seen = Collections.synchronizedList(new ArrayList<>());

  private final DynamoDbClient dynamoDb = settings(DynamoDbClient.builder()).build();
  private final DynamoDbAsyncClient dynamoDbAsync = settings(DynamoDbAsyncClient.builder()).build();

  private <B extends AwsClientBuilder<B, ?>> B settings(B builder) {
    ExecutionInterceptor counting =
        new ExecutionInterceptor() {
          @Override
          public void afterExecution(
              Context.AfterExecution context, ExecutionAttributes attributes) {
            if (context.response() instanceof QueryResponse query) {
              seen.add(query.items().size());
            } else if (context.response() instanceof ScanResponse scan) {
              seen.add(scan.items().size());
            } else if (context.response() instanceof BatchGetItemResponse batch) {
              seen.add(batch.responses().values().stream().mapToInt(List::size).sum());
            }
          }
        };
    return builder
        .endpointOverride(DynamoDbLocal.sharedEndpoint())
        .region(Region.EU_WEST_1)
        .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
        .overrideConfiguration(override -> override.addExecutionInterceptor(counting));
  }

  private static Issue issue(long number) {
    return IssueEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .issueNumber(number)
        .title("Issue \"" + number + "\" é 🎉")
        .labels(number % 2 == 0 ? Set.of() : Set.of("bug", "ünusual"))
        .build();
  }

  @BeforeEach
  void write() {
    for (int number = 1; number <= 30; number++) {
      table.client().execute(IssueEntity.put(issue(number)));
    }
  }

  @AfterEach
  void close() {
    dynamoDb.close();
    dynamoDbAsync.close();
  }

  private static List<Long> numbers(Iterable<Issue> issues) {
    List<Long> numbers = new ArrayList<>();
    issues.forEach(issue -> numbers.add(issue.issueNumber()));
    return numbers;
  }

  @Test
  void pagesAreTheSameEitherWay() {
    TableClient client = table.client(dynamoDb);
    TableClient bySdk = client.withOwnJson(false);

    Page<Issue> page = client.execute(IssueEntity.byRepo("aws", "sdk").limit(20));
    assertThat(seen).containsOnly(0);
    seen.clear();
    Page<Issue> same = bySdk.execute(IssueEntity.byRepo("aws", "sdk").limit(20));
    assertThat(seen).containsExactly(20);

    assertThat(page.items()).hasSize(20).isEqualTo(same.items());
    assertThat(page.nextToken()).isEqualTo(same.nextToken());
    assertThat(page.tokenAfter(4)).isEqualTo(same.tokenAfter(4));
    assertThat(page.itemsRead()).isEqualTo(same.itemsRead());
    Page<Issue> next =
        client.execute(IssueEntity.byRepo("aws", "sdk").from(page.tokenAfter(4)).limit(3));
    assertThat(numbers(next.items())).containsExactly(6L, 7L, 8L);
  }

  @Test
  void streamsScansAndBatchesAreReadFromBytes() {
    TableClient client = table.client(dynamoDb);
    List<Issue> all = LongStream.rangeClosed(1, 30).mapToObj(PagesFromBytesTest::issue).toList();

    List<Issue> streamed = client.stream(IssueEntity.byRepo("aws", "sdk").pageSize(7)).toList();
    List<Issue> scanned = client.stream(GitHubTable.scan(IssueEntity.type()).pageSize(7)).toList();
    List<Issue> gotten =
        client
            .execute(
                BatchGet.of(
                    LongStream.rangeClosed(1, 30)
                        .mapToObj(number -> IssueEntity.get("aws", "sdk", number))
                        .toList()))
            .items();

    assertThat(streamed).usingRecursiveComparison().isEqualTo(gotten);
    assertThat(numbers(streamed)).isEqualTo(numbers(all));
    assertThat(scanned).containsExactlyInAnyOrderElementsOf(streamed);
    assertThat(gotten).extracting(Issue::title).isEqualTo(all.stream().map(Issue::title).toList());
    assertThat(seen).hasSizeGreaterThan(9).containsOnly(0);
  }

  @Test
  void soAreThoseOfAsynchronousClients() {
    AsyncTableClient client = table.asyncClient(dynamoDbAsync);

    Page<Issue> page = client.execute(IssueEntity.byRepo("aws", "sdk").limit(20)).join();
    assertThat(seen).containsOnly(0);
    Page<Issue> bySdk =
        client.withOwnJson(false).execute(IssueEntity.byRepo("aws", "sdk").limit(20)).join();

    assertThat(page.items()).hasSize(20).isEqualTo(bySdk.items());
    assertThat(seen).contains(20);
  }
}
