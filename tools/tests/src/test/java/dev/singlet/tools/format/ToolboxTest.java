package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.json.DynamoDbJson;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import dev.singlet.tools.sample.SampleItem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The exported module is type-checked, and Toolbox copies all items with it: what it reads, it puts
 * into another table, where it computes the keys itself.
 */
@NeedsNode
class ToolboxTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void toolboxReadsTheItemsAndWritesTheSame(ExampleModel model) throws Exception {
    Path module =
        Files.writeString(folder.resolve("model.ts"), model.export("dynamodb-toolbox", "model.ts"));
    try (DynamoDbLocal ofSinglet = DynamoDbLocal.start();
        DynamoDbLocal ofToolbox = DynamoDbLocal.start()) {
      model.create(ofSinglet.client());
      model.create(ofToolbox.client());
      for (SampleItem item : model.samples().items()) {
        put(ofSinglet.client(), model, DynamoDbJson.read(JsonText.of(item.attributes())));
      }

      String copied =
          Node.run(
              "toolbox.mjs",
              module.toString(),
              ofSinglet.endpoint().toString(),
              ofToolbox.endpoint().toString());

      for (EntityDescriptor entity : model.table().entities()) {
        int number = model.samples().of(entity.name()).size();
        assertThat(copied.lines()).contains(entity.name() + " " + number);
      }
      assertThat(items(ofToolbox.client(), model)).isEqualTo(items(ofSinglet.client(), model));
      assertThat(Set.<Object>copyOf(model.scan(ofToolbox.client())))
          .isEqualTo(Set.<Object>copyOf(model.scan(ofSinglet.client())));
    }
  }

  @Test
  void namesMayHaveAMeaningOfTheirOwnInTypeScript() throws Exception {
    TableDescriptor model = OddModel.table("a'b\\`${c}", "1 x", "*/ y");
    Path ofModel = folder.resolve("model.ts");
    Files.writeString(ofModel, OddModel.export("dynamodb-toolbox", model));
    Path ofTable = folder.resolve("table.ts");
    Files.writeString(ofTable, OddModel.export("dynamodb-toolbox", OddTable.describe()));

    Node.run("typescript.mjs", ofModel.toString(), ofTable.toString());
  }

  private static void put(
      DynamoDbClient dynamoDb, ExampleModel model, Map<String, AttributeValue> item) {
    dynamoDb.putItem(put -> put.tableName(model.table().name()).item(item));
  }

  /** The items as they are stored, but for the order within sets. */
  private static Set<Map<String, Object>> items(DynamoDbClient dynamoDb, ExampleModel model) {
    return dynamoDb.scan(scan -> scan.tableName(model.table().name())).items().stream()
        .map(ToolboxTest::comparable)
        .collect(Collectors.toSet());
  }

  private static Map<String, Object> comparable(Map<String, AttributeValue> item) {
    Map<String, Object> comparable = new TreeMap<>();
    item.forEach(
        (name, value) -> comparable.put(name, value.hasSs() ? Set.copyOf(value.ss()) : value));
    return comparable;
  }
}
