package dev.singlet.processor.read.settings;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.VectorModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the vectors of an index, within the limits of DynamoDB.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html#limits-vector-indexes">Quotas
 *     of vector indexes</a>
 */
record VectorReader(Report report) {

  /** Reads them; null if the index is of another kind. */
  @Nullable VectorModel read(Annotated annotation, String index, IndexType type) {
    Valued<String> attribute = annotation.string("vector");
    Valued<Long> dimensions = annotation.number("dimensions");
    List<Valued<String>> filters = annotation.strings("filters");
    if (type != IndexType.VECTOR) {
      checkNone(index, attribute, dimensions, filters);
      return null;
    }
    if (attribute.value().isEmpty()) {
      report.add(
          "The vector index %s names no attribute with vectors. Write vector = \"...\", with the"
              + " name of the attribute as stored.",
          Code.INVALID_VECTOR_INDEX, annotation.place(), index);
    }
    if (dimensions.value() < 1 || dimensions.value() > Index.MAX_DIMENSIONS) {
      report.add(
          "The vector index %s has %d dimensions. Write dimensions = 1 to %d, as many as each vector"
              + " has.",
          Code.INVALID_VECTOR_INDEX,
          dimensions.place(),
          index,
          dimensions.value(),
          Index.MAX_DIMENSIONS);
    }
    return new VectorModel(
        attribute.value(),
        dimensions.value().intValue(),
        annotation.constant("distance", VectorDistance.class).value(),
        filters(index, filters));
  }

  private List<String> filters(String index, List<Valued<String>> filters) {
    if (filters.size() > Index.MAX_FILTERS) {
      report.add(
          "The vector index %s has %d filters, but DynamoDB takes at most %d.",
          Code.INVALID_VECTOR_INDEX,
          filters.get(0).place(),
          index,
          filters.size(),
          Index.MAX_FILTERS);
    }
    List<String> names = new ArrayList<>();
    for (Valued<String> filter : filters) {
      if (names.contains(filter.value())) {
        report.add(
            "The vector index %s has the filter \"%s\" twice. Write it once.",
            Code.INVALID_VECTOR_INDEX, filter.place(), index, filter.value());
      } else {
        names.add(filter.value());
      }
    }
    return names;
  }

  private void checkNone(
      String index,
      Valued<String> attribute,
      Valued<Long> dimensions,
      List<Valued<String>> filters) {
    Place place =
        !attribute.value().isEmpty()
            ? attribute.place()
            : dimensions.value() != 0
                ? dimensions.place()
                : filters.isEmpty() ? null : filters.get(0).place();
    if (place != null) {
      report.add(
          "The index %s is not of vectors, but has vector, dimensions or filters. Write type ="
              + " IndexType.VECTOR, or remove them.",
          Code.INVALID_VECTOR_INDEX, place, index);
    }
  }
}
