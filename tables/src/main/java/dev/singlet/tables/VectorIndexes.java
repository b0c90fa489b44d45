package dev.singlet.tables;

import dev.singlet.annotation.ScalarType;
import dev.singlet.internal.table.Definitions;
import dev.singlet.internal.table.LiveVectors;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.VectorSchema;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateVectorIndexAction;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElement;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.VectorIndex;
import software.amazon.awssdk.services.dynamodb.model.VectorIndexUpdate;

/**
 * The vector indexes of a table. Its code runs for models with such indexes only, because older
 * versions of the SDK don't know them.
 */
final class VectorIndexes {

  private static final String DENIED = "AccessDeniedException";
  private static final Set<String> NOT_YET =
      Set.of("ValidationException", "ResourceNotFoundException");

  private VectorIndexes() {}

  /** Returns whether a table lacks an index. */
  static boolean isMissing(IndexSchema index, TableDescription table) {
    return table.vectorIndexes().stream().noneMatch(each -> each.indexName().equals(index.name()));
  }

  /** Adds an index of the model to the request that updates the table, with its attributes. */
  static void add(
      UpdateTableRequest.Builder update,
      IndexSchema wanted,
      CreateTableRequest model,
      TableDescription table) {
    VectorIndex index =
        model.vectorIndexes().stream()
            .filter(each -> each.indexName().equals(wanted.name()))
            .findFirst()
            .orElseThrow();
    CreateVectorIndexAction creation =
        CreateVectorIndexAction.builder()
            .indexName(index.indexName())
            .vectorAttribute(index.vectorAttribute())
            .dimensions(index.dimensions())
            .distanceFunction(index.distanceFunction())
            .searchSchema(index.searchSchema())
            .projection(index.projection())
            .build();
    List<String> searched =
        index.searchSchema().stream().map(SearchSchemaElement::attributeName).toList();
    update
        .attributeDefinitions(Definitions.of(table, model, searched))
        .vectorIndexUpdates(VectorIndexUpdate.builder().create(creation).build());
  }

  /** Returns the state of the first index that is not ready; empty if all are. */
  static Optional<String> unready(TableDescription table) {
    return table.vectorIndexes().stream()
        .filter(index -> !LiveVectors.isReady(index))
        .findFirst()
        .map(
            index ->
                "The vector index %s of the table %s is %s%s"
                    .formatted(
                        index.indexName(),
                        table.tableName(),
                        index.indexStatusAsString(),
                        Boolean.TRUE.equals(index.backfilling()) ? ", and is being filled" : ""));
  }

  /**
   * Searches an index for nothing in particular. An index that is described as ready can still
   * refuse searches for a moment, because descriptions and searches are answered by different
   * servers.
   *
   * @return the reason to wait; empty if the index answers, or if searches are not permitted
   */
  static Optional<String> unsearchable(ControlPlane plane, IndexSchema index) {
    VectorSchema vectors = Objects.requireNonNull(index.vector());
    try {
      plane
          .dynamoDb()
          .searchVectors(
              SearchVectorsRequest.builder()
                  .tableName(plane.name())
                  .indexName(index.name())
                  .topK(1)
                  .searchVector(
                      Collections.nCopies(vectors.dimensions(), AttributeValue.createN("1")))
                  .searchConditionExpression("#pk = :pk")
                  .projectionExpression("#pk")
                  .expressionAttributeNames(
                      Collections.singletonMap("#pk", index.key().partition().get(0).name()))
                  .expressionAttributeValues(
                      Collections.singletonMap(":pk", any(index.key().partition().get(0).type())))
                  .build());
      return Optional.empty();
    } catch (DynamoDbException refused) {
      String code = refused.awsErrorDetails() == null ? "" : refused.awsErrorDetails().errorCode();
      if (DENIED.equals(code)) {
        return Optional.empty();
      }
      if (NOT_YET.contains(code)) {
        return Optional.of(
            "The vector index %s of the table %s refuses searches (%s: %s)"
                .formatted(
                    index.name(), plane.name(), code, refused.awsErrorDetails().errorMessage()));
      }
      throw refused;
    }
  }

  /** Returns a value of a type. It doesn't matter if an item has it. */
  private static AttributeValue any(ScalarType type) {
    return switch (type) {
      case S -> AttributeValue.createS("-");
      case N -> AttributeValue.createN("0");
      case B -> AttributeValue.createB(SdkBytes.fromUtf8String("-"));
    };
  }
}
