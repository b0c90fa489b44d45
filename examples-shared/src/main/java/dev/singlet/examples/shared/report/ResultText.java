package dev.singlet.examples.shared.report;

import dev.singlet.query.Page;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Results of operations as text: items as tables, anything else as it is. */
public final class ResultText {

  private static final String INDENT = "  ";
  private static final int MAX_ROWS = 12;

  private ResultText() {}

  /** The lines for a result: a page, a list, an optional, a record, or a value. */
  public static List<String> lines(@Nullable Object result) {
    if (result == null) {
      return List.of();
    }
    if (result instanceof Page<?> page) {
      return lines(page.items());
    }
    if (result instanceof Optional<?> optional) {
      return lines(optional.stream().toList());
    }
    if (result instanceof Collection<?> items) {
      return items.isEmpty() ? List.of("no items") : collection(List.copyOf(items));
    }
    return result instanceof Record item ? tables(List.of(item)) : List.of("= " + result);
  }

  private static List<String> collection(List<?> items) {
    if (items.stream().allMatch(Record.class::isInstance)) {
      return tables(items.stream().map(Record.class::cast).toList());
    }
    return List.of("= " + items);
  }

  private static List<String> tables(List<Record> records) {
    List<String> lines = new ArrayList<>();
    for (ItemTable items : ItemTable.of(records, ResultText::values)) {
      lines.add(items.kind());
      items.table().lines(MAX_ROWS).forEach(line -> lines.add(INDENT + line));
    }
    return lines;
  }

  private static Map<String, @Nullable Object> values(Record item) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (RecordComponent component : item.getClass().getRecordComponents()) {
      try {
        values.put(component.getName(), component.getAccessor().invoke(item));
      } catch (IllegalAccessException | InvocationTargetException unreadable) {
        throw new IllegalArgumentException("a record that isn't public: " + item, unreadable);
      }
    }
    return values;
  }
}
