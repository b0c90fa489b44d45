package dev.singlet.examples.github;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.data.SampleData;
import dev.singlet.examples.shared.ConnectionException;
import dev.singlet.examples.shared.Endpoint;
import dev.singlet.examples.shared.ProgramRun;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

/** Runs against a DynamoDB outside of the program. */
class EndpointTest {

  @RegisterExtension static final LocalServer server = new LocalServer();

  @TempDir Path directory;

  @Test
  void theDataStaysThereAndASecondRunFindsTheSame() throws Exception {
    ProgramRun first = ProgramRun.of(Main.GITHUB, "--endpoint", server.url());
    ProgramRun second = ProgramRun.of(Main.GITHUB, "--endpoint", server.url());

    assertThat(first.err()).isEmpty();
    assertThat(first.status()).isZero();
    assertThat(second).isEqualTo(first);
    assertThat(itemCount("GitHubTable")).isEqualTo(SampleData.entities().size());
    assertThat(withoutFirstLine(first.out()))
        .as("an endpoint gives what an embedded engine gives")
        .isEqualTo(withoutFirstLine(ProgramRun.of(Main.GITHUB).out()));
  }

  @Test
  void nothingIsWrittenIfAnyRowIsInvalid() throws Exception {
    Path file = directory.resolve("rows.json");
    Files.writeString(
        file,
        """
        [["User", {"username": "ann", "email": "ann@example.com"}], ["User", {"username": "b"}]]
        """);

    ProgramRun run =
        ProgramRun.of(
            Main.GITHUB, "--endpoint", server.url(), "--table", "Untouched", "--data", "" + file);

    assertThat(run.status()).isEqualTo(1);
    try (DynamoDbClient dynamoDb = client()) {
      assertThat(dynamoDb.listTables().tableNames()).doesNotContain("Untouched");
    }
  }

  @Test
  void aTableOfAnotherShapeEndsInOneLine() throws Exception {
    try (DynamoDbClient dynamoDb = client()) {
      dynamoDb.createTable(
          create ->
              create
                  .tableName("OtherShape")
                  .billingMode("PAY_PER_REQUEST")
                  .attributeDefinitions(
                      AttributeDefinition.builder().attributeName("id").attributeType("S").build())
                  .keySchema(
                      KeySchemaElement.builder().attributeName("id").keyType("HASH").build()));
    }

    ProgramRun run =
        ProgramRun.of(Main.GITHUB, "--endpoint", server.url(), "--table", "OtherShape");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith(server.url() + " refused: ").hasLineCount(1);
  }

  private static int itemCount(String table) throws Exception {
    try (DynamoDbClient dynamoDb = client()) {
      return dynamoDb.scan(scan -> scan.tableName(table)).count();
    }
  }

  private static DynamoDbClient client() throws ConnectionException {
    return new Endpoint(URI.create(server.url())).client();
  }

  private static String withoutFirstLine(String text) {
    return text.substring(text.indexOf('\n'));
  }
}
