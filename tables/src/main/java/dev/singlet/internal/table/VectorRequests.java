package dev.singlet.internal.table;

import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.VectorSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElement;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElementType;
import software.amazon.awssdk.services.dynamodb.model.VectorIndex;

/** The vector indexes of requests. Only tables with such indexes need an SDK that knows them. */
final class VectorRequests {

  private VectorRequests() {}

  /** Adds vector indexes to the request that creates their table. */
  static void add(
      List<IndexSchema> indexes,
      Function<IndexSchema, Projection> projection,
      CreateTableRequest.Builder request) {
    request.vectorIndexes(
        indexes.stream().map(index -> index(index, projection.apply(index))).toList());
  }

  private static VectorIndex index(IndexSchema index, Projection projection) {
    VectorSchema vector = Objects.requireNonNull(index.vector());
    List<SearchSchemaElement> elements = new ArrayList<>();
    index
        .key()
        .partition()
        .forEach(attribute -> elements.add(element(attribute, SearchSchemaElementType.HASH)));
    vector
        .filters()
        .forEach(
            attribute -> elements.add(element(attribute, SearchSchemaElementType.INLINE_FILTER)));
    return VectorIndex.builder()
        .indexName(index.name())
        .vectorAttribute(attribute -> attribute.attributeName(vector.attribute()))
        .dimensions((long) vector.dimensions())
        .distanceFunction(vector.distance().name())
        .searchSchema(elements)
        .projection(projection)
        .build();
  }

  private static SearchSchemaElement element(KeyAttribute attribute, SearchSchemaElementType type) {
    return SearchSchemaElement.builder()
        .attributeName(attribute.name())
        .searchSchemaElementType(type)
        .build();
  }
}
