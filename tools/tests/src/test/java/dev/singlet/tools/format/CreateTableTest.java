package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.ExportedFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The exported requests are sent to DynamoDB Local as they are. */
class CreateTableTest {

  @ParameterizedTest
  @EnumSource
  void theRequestsMakeTheTableThatTheModelMakes(ExampleModel model) throws Exception {
    try (DynamoDbLocal sent = DynamoDbLocal.start();
        DynamoDbLocal made = DynamoDbLocal.start()) {
      for (ExportedFile file : model.export("create-table")) {
        if (file.path().endsWith(".json") && !file.path().contains("backups")) {
          String operation = file.path().replace(".json", "");
          RawRequest.send(sent, camelCase(operation), file.text());
        }
      }
      TableClient client = new TableClient(made.client(), model.schema());
      client.execute(CreateTable.of(model.schema()));

      String name = model.table().name();
      assertThat(comparable(sent.client().describeTable(table -> table.tableName(name)).table()))
          .isEqualTo(
              comparable(made.client().describeTable(table -> table.tableName(name)).table()));
      DescribeTimeToLiveResponse expiry =
          made.client().describeTimeToLive(table -> table.tableName(name));
      assertThat(sent.client().describeTimeToLive(table -> table.tableName(name)).toString())
          .isEqualTo(expiry.toString());
    }
  }

  private static String camelCase(String words) {
    StringBuilder name = new StringBuilder();
    for (String word : words.split("-", -1)) {
      name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
    }
    return name.toString();
  }

  /** What depends on neither the time nor the protection, which the model doesn't ask for. */
  private static TableDescription comparable(TableDescription table) {
    return table.toBuilder()
        .creationDateTime(null)
        .tableId(null)
        .deletionProtectionEnabled(null)
        .billingModeSummary(mode -> mode.billingMode(table.billingModeSummary().billingMode()))
        .build();
  }
}
