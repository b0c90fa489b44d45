package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.auth.credentials.EnvironmentVariableCredentialsProvider;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** The snippets of the chapter on Lambda. */
class LambdaTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  @Test
  void aClientThatLooksNothingUp() {
    String region = "eu-central-1";

    DynamoDbClient dynamoDb =
        DynamoDbClient.builder()
            .region(Region.of(region))
            .credentialsProvider(EnvironmentVariableCredentialsProvider.create())
            .build();
    TableClient github = GitHubTable.client(dynamoDb);

    assertThat(github).isNotNull();
    dynamoDb.close();
  }

  @Test
  void aClientWithTimeLimits() {
    DynamoDbClientBuilder builder = DynamoDbClient.builder().region(Region.EU_CENTRAL_1);

    builder.overrideConfiguration(
        settings ->
            settings
                .apiCallTimeout(Duration.ofSeconds(8))
                .apiCallAttemptTimeout(Duration.ofSeconds(2)));

    try (DynamoDbClient dynamoDb = builder.build()) {
      ClientOverrideConfiguration made =
          dynamoDb.serviceClientConfiguration().overrideConfiguration();
      assertThat(made.apiCallTimeout()).contains(Duration.ofSeconds(8));
      assertThat(made.apiCallAttemptTimeout()).contains(Duration.ofSeconds(2));
    }
  }

  @Test
  void whatIsCalledBeforeTheSnapshot() {
    TableClient github = table.client();

    Issue sample = new Issue("aws", "sdk", 1, "", Issue.Status.OPEN, Set.of(), null);
    Issue read = IssueEntity.fromItem(IssueEntity.toItem(sample));
    github.execute(IssueEntity.get("aws", "sdk", 1));
    github.execute(IssueEntity.open("aws", "sdk").limit(1));

    assertThat(read).isEqualTo(sample);
    assertThat(github.execute(IssueEntity.byRepo("aws", "sdk")).items()).isEmpty();
  }
}
