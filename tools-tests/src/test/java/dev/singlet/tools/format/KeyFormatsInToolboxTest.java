package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.json.DynamoDbJson;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Toolbox computes the keys whose formats the examples lack: periods of time, first characters,
 * hashes and shards. The items are those that Singlet wrote for the model of the integration tests
 * of queries across partitions, and the descriptor is that model's.
 */
@NeedsNode
class KeyFormatsInToolboxTest {

  private final TableDescriptor table = TableDescriptor.ofJson(resource("key-formats.json"));

  @TempDir private Path folder;

  @Test
  void toolboxWritesTheKeysThatSingletWrites() throws Exception {
    Path module =
        Files.writeString(folder.resolve("model.ts"), OddModel.export("dynamodb-toolbox", table));
    Set<String> written = new TreeSet<>(resource("key-formats-items.json").lines().toList());
    try (DynamoDbLocal ofSinglet = DynamoDbLocal.start();
        DynamoDbLocal ofToolbox = DynamoDbLocal.start()) {
      create(ofSinglet.client());
      create(ofToolbox.client());
      for (String item : written) {
        ofSinglet
            .client()
            .putItem(put -> put.tableName(table.name()).item(DynamoDbJson.read(item)));
      }

      String copied =
          Node.run(
              "toolbox.mjs",
              module.toString(),
              ofSinglet.endpoint().toString(),
              ofToolbox.endpoint().toString());

      assertThat(copied.lines()).contains("Reading " + written.size());
      assertThat(items(ofToolbox.client())).hasSize(6).isEqualTo(items(ofSinglet.client()));
    }
  }

  /** The items as they are stored, but for the times at which they were written. */
  private Set<String> items(DynamoDbClient dynamoDb) {
    Set<String> items = new TreeSet<>();
    for (Map<String, AttributeValue> item :
        dynamoDb.scan(scan -> scan.tableName(table.name())).items()) {
      Map<String, AttributeValue> others = new TreeMap<>(item);
      others.keySet().removeAll(Set.of("_ct", "_md"));
      items.add(DynamoDbJson.write(others));
    }
    return items;
  }

  private void create(DynamoDbClient dynamoDb) {
    Set<String> attributes = new TreeSet<>();
    names(table.key(), attributes);
    table.indexes().forEach(index -> names(index.key(), attributes));
    dynamoDb.createTable(
        create ->
            create
                .tableName(table.name())
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(schema(table.key()))
                .attributeDefinitions(
                    attributes.stream()
                        .map(
                            name ->
                                AttributeDefinition.builder()
                                    .attributeName(name)
                                    .attributeType(ScalarAttributeType.S)
                                    .build())
                        .toList())
                .globalSecondaryIndexes(
                    table.indexes().stream().map(KeyFormatsInToolboxTest::index).toList()));
  }

  private static void names(KeyDescriptor key, Set<String> names) {
    key.partition().forEach(each -> names.add(each.name()));
    key.sort().forEach(each -> names.add(each.name()));
  }

  private static GlobalSecondaryIndex index(IndexDescriptor index) {
    return GlobalSecondaryIndex.builder()
        .indexName(index.name())
        .keySchema(schema(index.key()))
        .projection(Projection.builder().projectionType(ProjectionType.ALL).build())
        .build();
  }

  private static KeySchemaElement[] schema(KeyDescriptor key) {
    return new KeySchemaElement[] {
      element(key.partition().get(0).name(), KeyType.HASH),
      element(key.sort().get(0).name(), KeyType.RANGE)
    };
  }

  private static KeySchemaElement element(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static String resource(String name) {
    try (InputStream stream = KeyFormatsInToolboxTest.class.getResourceAsStream(name)) {
      return new String(
          Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
