package dev.singlet.internal.table;

import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.VectorSchema;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElement;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElementType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.VectorIndexDescription;

/** The vector indexes of a table as they are in DynamoDB. Older versions of the SDK know none. */
final class LiveVectors {

  private LiveVectors() {}

  static List<TableComparison.Index> of(TableDescription table) {
    return table.vectorIndexes().stream()
        .filter(index -> index.indexStatus() != IndexStatus.DELETING)
        .map(LiveVectors::index)
        .toList();
  }

  private static TableComparison.Index index(VectorIndexDescription index) {
    List<KeySchemaElement> key =
        named(index, SearchSchemaElementType.HASH)
            .map(
                name ->
                    KeySchemaElement.builder().attributeName(name).keyType(KeyType.HASH).build())
            .toList();
    String vectors =
        shown(
            index.vectorAttribute().attributeName(),
            index.dimensions(),
            index.distanceFunctionAsString(),
            named(index, SearchSchemaElementType.INLINE_FILTER));
    return new TableComparison.Index(
        index.indexName(), key, index.projection(), isReady(index), vectors);
  }

  static boolean isReady(VectorIndexDescription index) {
    return index.indexStatus() == IndexStatus.ACTIVE && !Boolean.TRUE.equals(index.backfilling());
  }

  private static Stream<String> named(VectorIndexDescription index, SearchSchemaElementType type) {
    return index.searchSchema().stream()
        .filter(element -> element.searchSchemaElementType() == type)
        .map(SearchSchemaElement::attributeName);
  }

  /** Returns the vectors of the model as text. */
  static String shown(VectorSchema vectors) {
    return shown(
        vectors.attribute(),
        vectors.dimensions(),
        vectors.distance().name(),
        vectors.filters().stream().map(KeyAttribute::name));
  }

  private static String shown(
      String attribute, long dimensions, String distance, Stream<String> filters) {
    String filtered = filters.sorted().collect(Collectors.joining(", "));
    return "vectors of %d dimensions in %s, compared by %s%s"
        .formatted(
            dimensions,
            attribute,
            distance,
            filtered.isEmpty() ? "" : " and filtered by " + filtered);
  }
}
