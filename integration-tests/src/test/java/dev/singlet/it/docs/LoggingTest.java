package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.Logger;
import org.slf4j.event.SubstituteLoggingEvent;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.helpers.SubstituteLogger;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** The snippets on logging of docs/operate/observability.md. */
class LoggingTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private final Queue<SubstituteLoggingEvent> events = new ConcurrentLinkedQueue<>();
  private final Logger log = new SubstituteLogger("dynamodb", events, false);

  private static Issue issue(int number) {
    return IssueEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .issueNumber(number)
        .title("Issue " + number)
        .build();
  }

  private List<String> logged() {
    return events.stream()
        .map(
            event ->
                event.getLevel()
                    + " "
                    + MessageFormatter.basicArrayFormat(
                        event.getMessage(), event.getArgumentArray()))
        .toList();
  }

  @Test
  void slowRequests() {
    table.client().execute(IssueEntity.put(issue(1)));
    table.client().execute(IssueEntity.put(issue(2)));
    Duration slow = Duration.ZERO;

    TableClient github = table.client().withListener(new RequestLog(log, slow));

    github.execute(IssueEntity.open("aws", "sdk").filter(IssueEntity.TITLE.eq("Issue 2")));
    assertThat(logged())
        .singleElement()
        .asString()
        .matches(
            "WARN operation=Issue\\.open action=Query table=\\S+ index=GSI1 outcome=success ms=\\d+"
                + " attempts=1 throttled=0 units=0\\.5 read=2 returned=1");
  }

  @Test
  void failuresAndNothingElse() {
    TableClient github = table.client().withListener(new RequestLog(log, Duration.ofHours(1)));
    github.execute(IssueEntity.put(issue(1)));

    assertThatThrownBy(() -> github.execute(IssueEntity.put(issue(1)).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class);
    TableClient lost = github.withTableName("Lost");
    assertThatThrownBy(() -> lost.execute(IssueEntity.get("aws", "sdk", 1)))
        .isInstanceOf(ResourceNotFoundException.class);

    assertThat(logged())
        .satisfiesExactly(
            condition ->
                assertThat(condition)
                    .startsWith("DEBUG operation=Issue.put action=PutItem ")
                    .endsWith(" exception=ConditionalCheckFailedException"),
            failure ->
                assertThat(failure)
                    .startsWith("ERROR operation=Issue.get action=GetItem table=Lost index=none ")
                    .contains(" exception=ResourceNotFoundException"));
    assertThat(events)
        .last()
        .satisfies(
            event ->
                assertThat(event.getThrowable()).isInstanceOf(ResourceNotFoundException.class));
  }

  @Test
  void wholeRequests() {
    DynamoDbClientBuilder builder =
        DynamoDbClient.builder()
            .overrideConfiguration(
                override -> override.addExecutionInterceptor(new SentRequests(log)));
    try (DynamoDbClient dynamoDb =
        builder
            .endpointOverride(DynamoDbLocal.sharedEndpoint())
            .region(Region.EU_WEST_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
            .build()) {
      TableClient github = table.client(dynamoDb);

      github.execute(IssueEntity.put(issue(7)));
      github.execute(IssueEntity.open("aws", "sdk"));
    }

    assertThat(logged())
        .satisfiesExactly(
            put -> assertThat(put).startsWith("DEBUG PutItemRequest(").contains("S=Issue 7"),
            query ->
                assertThat(query)
                    .startsWith("DEBUG QueryRequest(")
                    .contains("IndexName=GSI1", "S=ISSUE#aws#sdk"));
  }
}
