package dev.singlet.tools.analysis.pattern;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComponentPath;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.tools.analysis.key.Words;
import java.util.List;
import java.util.stream.Stream;

/**
 * The ways to narrow a search, in words. It has a method for each filter of its index that its
 * entity has an attribute for.
 */
final class SearchFilters {

  private SearchFilters() {}

  static String of(TableDescriptor table, AccessPatternDescriptor pattern) {
    VectorDescriptor vector =
        table.index(pattern.index()).map(IndexDescriptor::vector).orElse(null);
    if (vector == null) {
      return "";
    }
    List<String> names =
        vector.filters().stream()
            .flatMap(filter -> components(table, pattern, filter.name()))
            .map(component -> component + " (a value)")
            .toList();
    return names.isEmpty() ? "" : "to " + Words.list(names);
  }

  private static Stream<String> components(
      TableDescriptor table, AccessPatternDescriptor pattern, String filter) {
    return pattern.entities().stream()
        .flatMap(name -> table.entity(name).stream())
        .flatMap(entity -> entity.attributes().stream())
        .filter(attribute -> attribute.name().equals(filter))
        .map(AttributeDescriptor::component)
        .map(ComponentPath::joined)
        .distinct();
  }
}
