package dev.singlet.tables;

import dev.singlet.TableClient;
import dev.singlet.annotation.IndexType;
import dev.singlet.internal.table.Definitions;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.TableDifference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;

/**
 * The table of the model, and how a table in DynamoDB differs from it.
 *
 * @param client compares the table with the model
 * @param schema the model
 */
record ModelTable(TableClient client, TableSchema schema) {

  /** Returns the request that creates the table. */
  CreateTableRequest creation() {
    return CreateTable.of(schema).toRequest(client.context());
  }

  /** Refuses to delete a table with another primary key than the model. */
  void checkKeyOf(TableDescription table, ControlPlane plane) {
    CreateTableRequest model = creation();
    if (!key(table.keySchema(), table.attributeDefinitions())
        .equals(key(model.keySchema(), model.attributeDefinitions()))) {
      throw plane.refusal(
          "It isn't deleted, because its primary key is not that of the model. Choose the right"
              + " name by withTableName.");
    }
  }

  private static Map<KeySchemaElement, String> key(
      List<KeySchemaElement> key, List<AttributeDefinition> definitions) {
    Map<KeySchemaElement, String> typed = new LinkedHashMap<>();
    for (KeySchemaElement element : key) {
      definitions.stream()
          .filter(each -> each.attributeName().equals(element.attributeName()))
          .forEach(each -> typed.put(element, each.attributeTypeAsString()));
    }
    return typed;
  }

  /**
   * Returns the differences that adding to the table can't remove.
   *
   * @return the differences in words; empty if there are none
   */
  String obstacles() {
    return client.execute(VerifyTable.of(schema)).stream()
        .filter(this::isObstacle)
        .map(TableDifference::toString)
        .collect(Collectors.joining(" "));
  }

  private boolean isObstacle(TableDifference difference) {
    return switch (difference.kind()) {
      case TABLE_KEY, INDEX_KEY, INDEX_PROJECTION -> true;
      case NO_INDEX -> schema.index(difference.index()).type() == IndexType.LOCAL;
      default -> false;
    };
  }

  /** Returns the first global index that a table lacks. */
  Optional<GlobalSecondaryIndex> missingIndex(TableDescription table) {
    Set<String> present =
        table.globalSecondaryIndexes().stream()
            .map(GlobalSecondaryIndexDescription::indexName)
            .collect(Collectors.toSet());
    return creation().globalSecondaryIndexes().stream()
        .filter(index -> !present.contains(index.indexName()))
        .findFirst();
  }

  /** Returns the vector indexes of the model. */
  List<IndexSchema> vectorIndexes() {
    return schema.indexes().stream().filter(index -> index.vector() != null).toList();
  }

  /** Returns the vector indexes of the model that a table lacks. */
  List<IndexSchema> missingVectorIndexes(TableDescription table) {
    return vectorIndexes().stream().filter(index -> VectorIndexes.isMissing(index, table)).toList();
  }

  /**
   * Adds an index to the request that updates the table, with the attributes that its key uses.
   *
   * @param settings give the index its throughput
   */
  void addIndex(
      UpdateTableRequest.Builder update,
      GlobalSecondaryIndex index,
      TableDescription table,
      Settings settings) {
    CreateGlobalSecondaryIndexAction.Builder creation =
        CreateGlobalSecondaryIndexAction.builder()
            .indexName(index.indexName())
            .keySchema(index.keySchema())
            .projection(index.projection())
            .provisionedThroughput(Provisioned.ofTable(table));
    settings.chosen().forEach(setting -> setting.addTo(creation, index.indexName(), table));
    update
        .attributeDefinitions(
            Definitions.of(
                table,
                creation(),
                index.keySchema().stream().map(KeySchemaElement::attributeName).toList()))
        .globalSecondaryIndexUpdates(
            GlobalSecondaryIndexUpdate.builder().create(creation.build()).build());
  }
}
