package dev.singlet.internal.table;

import dev.singlet.schema.VectorSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElement;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElementType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.VectorIndexDescription;

/** The vector indexes of a table as they are in DynamoDB. Older versions of the SDK know none. */
public final class LiveVectors {

  private LiveVectors() {}

  static List<TableComparison.Index> of(TableDescription table) {
    Map<String, String> types = new HashMap<>();
    for (AttributeDefinition each : table.attributeDefinitions()) {
      types.put(each.attributeName(), each.attributeTypeAsString());
    }
    return table.vectorIndexes().stream()
        .filter(index -> index.indexStatus() != IndexStatus.DELETING)
        .map(index -> index(index, types))
        .toList();
  }

  private static TableComparison.Index index(
      VectorIndexDescription index, Map<String, String> types) {
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
            named(index, SearchSchemaElementType.INLINE_FILTER)
                .map(name -> filter(name, types.get(name))));
    return new TableComparison.Index(
        index.indexName(), key, index.projection(), isReady(index), vectors);
  }

  /** Returns whether an index is active and filled. */
  public static boolean isReady(VectorIndexDescription index) {
    // A server that isn't DynamoDB's may leave the status out.
    return (index.indexStatus() == null || index.indexStatus() == IndexStatus.ACTIVE)
        && !Boolean.TRUE.equals(index.backfilling());
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
        vectors.filters().stream().map(each -> filter(each.name(), each.type().name())));
  }

  private static String filter(String name, @Nullable String type) {
    return name + " (" + type + ")";
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
