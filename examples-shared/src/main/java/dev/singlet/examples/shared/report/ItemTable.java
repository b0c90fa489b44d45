package dev.singlet.examples.shared.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Entities of one kind as a table.
 *
 * @param kind the name of the kind
 * @param table a row for each entity, a column for each attribute that any of them has
 */
record ItemTable(String kind, TextTable table) {

  /**
   * A table for each run of entities of one kind.
   *
   * @param values gives what is shown of an entity
   */
  static <E> List<ItemTable> of(
      List<? extends E> entities, Function<E, Map<String, @Nullable Object>> values) {
    List<ItemTable> tables = new ArrayList<>();
    int start = 0;
    for (int end = 1; end <= entities.size(); end++) {
      Class<?> kind = entities.get(start).getClass();
      if (end == entities.size() || entities.get(end).getClass() != kind) {
        tables.add(
            new ItemTable(kind.getSimpleName(), table(entities.subList(start, end), values)));
        start = end;
      }
    }
    return tables;
  }

  private static <E> TextTable table(
      List<? extends E> entities, Function<E, Map<String, @Nullable Object>> values) {
    List<Map<String, @Nullable Object>> items = new ArrayList<>();
    entities.forEach(entity -> items.add(values.apply(entity)));
    Set<String> names = new LinkedHashSet<>(items.get(0).keySet());
    names.removeIf(name -> items.stream().allMatch(item -> cell(name, item).isEmpty()));
    return new TextTable(
        List.copyOf(names),
        items.stream().map(item -> names.stream().map(name -> cell(name, item)).toList()).toList());
  }

  private static String cell(String name, Map<String, @Nullable Object> item) {
    return text(item.get(name));
  }

  private static String text(@Nullable Object value) {
    if (value == null) {
      return "";
    }
    if (value instanceof Collection<?> collection) {
      return collection.stream().map(ItemTable::text).sorted().collect(Collectors.joining(", "));
    }
    return value.toString();
  }
}
