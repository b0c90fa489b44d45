package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Tables on DynamoDB Local, compared with the model of the GitHub example. */
class VerifyTableTest {

  private static final String REGION = "us-east-1";

  private final String name = "Verified-" + UUID.randomUUID();

  private static Call verify(String name, Object endpoint) {
    return Call.of(
        "verify-table",
        "--region",
        REGION,
        "--endpoint",
        endpoint,
        "--name",
        name,
        ExampleModel.GITHUB.place());
  }

  @Test
  void theModelsTableIsFine() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      create(local, CreateTable.of(GitHubTable.SCHEMA).toRequest());

      assertThat(verify(name, local.endpoint()))
          .isEqualTo(
              new Call(0, name + " is as dev.singlet.examples.github.model.GitHub has it.\n", ""));
    }
  }

  @Test
  void eachDifferenceIsPrintedWithItsRemedy() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      create(
          local,
          CreateTableRequest.builder()
              .billingMode(BillingMode.PAY_PER_REQUEST)
              .keySchema(
                  KeySchemaElement.builder().attributeName("PK").keyType(KeyType.HASH).build())
              .attributeDefinitions(
                  AttributeDefinition.builder()
                      .attributeName("PK")
                      .attributeType(ScalarAttributeType.S)
                      .build())
              .build());

      Call call = verify(name, local.endpoint());

      assertThat(call.status()).isEqualTo(1);
      assertThat(call.out().lines())
          .startsWith(
              name + " differs from dev.singlet.examples.github.model.GitHub:",
              "- The table has the key PK (S), but PK (S), SK (S) in the model.",
              "  The key of a table can't be changed: choose another table by withTableName, or"
                  + " declare this key by @Table.",
              "- The table has no global index GSI1.")
          .hasSize(1 + 2 * 5);
    }
  }

  @Test
  void aTableThatIsMissingIsADifference() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      Call call = verify("None", local.endpoint());

      assertThat(call.status()).isEqualTo(1);
      assertThat(call.out()).contains("- There is no table None in this account and region.\n");
    }
  }

  @Test
  void whatCannotBeReachedIsToldInOneLine() {
    Call call = verify(name, "http://localhost:1");

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.out()).isEmpty();
    assertThat(call.err())
        .isEqualTo(
            "DynamoDB at http://localhost:1 can't be reached: java.net.ConnectException: Connection"
                + " refused. Give another URL by the option endpoint, or another region by the"
                + " option region.\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://no host",
        "localhost:8000",
        "localhost",
        "ftp://localhost:8000",
        "http://localhost:80000"
      })
  void anAddressThatIsNoneIsToldInOneLine(String endpoint) {
    Call call = verify(name, endpoint);

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .isEqualTo(
            "The endpoint is \"" + endpoint + "\". Give a URL, such as http://localhost:8000.\n");
  }

  @Test
  void aRegionThatIsNoneIsToldInOneLine() {
    Call call = Call.of("verify-table", "--region", "eu central", ExampleModel.GITHUB.place());

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .isEqualTo("There is no region \"eu central\". Give one such as eu-central-1.\n");
  }

  private void create(DynamoDbLocal local, CreateTableRequest request) {
    try (DynamoDbClient client = forRegion(local)) {
      client.createTable(request.toBuilder().tableName(name).build());
    }
  }

  /** DynamoDB Local may keep tables by region and key. */
  private static DynamoDbClient forRegion(DynamoDbLocal local) {
    return DynamoDbClient.builder()
        .endpointOverride(local.endpoint())
        .region(Region.of(REGION))
        .build();
  }
}
