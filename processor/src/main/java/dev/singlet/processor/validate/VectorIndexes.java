package dev.singlet.processor.validate;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.VectorModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * DynamoDB takes some vector indexes of a table, all vectors of an attribute have one length, and
 * filters are attributes that it can compare: text, numbers or bytes, of one type in all entities.
 */
final class VectorIndexes implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    checkTogether(
        table.settings().indexes().stream().filter(IndexModel::isVector).toList(), report);
    for (IndexModel index : table.settings().indexes()) {
      VectorModel vector = index.vector();
      if (vector != null) {
        vector.filters().forEach(filter -> check(filter, index, vector, table, report));
      }
    }
  }

  private static void checkTogether(List<IndexModel> ofVectors, Report report) {
    if (ofVectors.size() > Index.MAX_VECTOR_INDEXES) {
      report.add(
          "The table has %d vector indexes, but DynamoDB takes at most %d.",
          Code.INVALID_VECTOR_INDEX,
          ofVectors.get(Index.MAX_VECTOR_INDEXES).place(),
          ofVectors.size(),
          Index.MAX_VECTOR_INDEXES);
    }
    Map<String, Integer> dimensions = new HashMap<>();
    Set<String> reported = new HashSet<>();
    for (IndexModel index : ofVectors) {
      VectorModel vector = Objects.requireNonNull(index.vector());
      Integer other = dimensions.putIfAbsent(vector.attribute(), vector.dimensions());
      if (other != null && other != vector.dimensions() && reported.add(index.name())) {
        report.add(
            "The vectors in the attribute \"%s\" have %d dimensions in the index %s, and %d in"
                + " another one. Each item has one vector there. Write the same number.",
            Code.INVALID_VECTOR_INDEX,
            index.place(),
            vector.attribute(),
            vector.dimensions(),
            index.name(),
            other);
      }
    }
  }

  private static void check(
      String filter, IndexModel index, VectorModel vector, TableModel table, Report report) {
    if (filter.equals(vector.attribute()) || index.key().names().contains(filter)) {
      report.add(
          "The filter \"%2$s\" of the vector index %1$s is its vector or its partition key. Remove"
              + " it from filters.",
          Code.INVALID_VECTOR_INDEX, index, filter);
      return;
    }
    @Nullable ScalarType type = null;
    boolean isFound = false;
    for (EntityModel entity : table.entities()) {
      Optional<AttributeModel> attribute = entity.storedAs(filter);
      if (attribute.isEmpty()) {
        continue;
      }
      isFound = true;
      ScalarType stored = attribute.get().type().stored();
      if (stored == null) {
        report.add(
            "%s is %s, and the vector index %s filters by \"%s\". DynamoDB filters by text, numbers"
                + " and bytes only.",
            Code.INVALID_VECTOR,
            attribute.get(),
            TypeText.withArticle(attribute.get().type().javaType()),
            index,
            filter);
      } else if (type != null && type != stored) {
        report.add(
            "%s is stored as %s, and \"%s\" of another entity as %s. The vector index %s filters by"
                + " it, so store it in one form.",
            Code.INVALID_VECTOR, attribute.get(), stored, filter, type, index);
      } else {
        type = stored;
      }
    }
    if (!isFound && table.isWhole() && !table.entities().isEmpty()) {
      report.add(
          "The vector index %s has the filter \"%s\", but no entity of the table %s stores a"
              + " component under that name. %s",
          Code.INVALID_VECTOR_INDEX, index, filter, table, suggestion(filter, table));
    }
  }

  private static String suggestion(String filter, TableModel table) {
    List<String> stored =
        table.entities().stream()
            .flatMap(entity -> entity.attributes().stream())
            .filter(attribute -> !attribute.isExtras() && attribute.type().stored() != null)
            .map(AttributeModel::stored)
            .distinct()
            .toList();
    return Suggestion.of(filter, stored);
  }
}
