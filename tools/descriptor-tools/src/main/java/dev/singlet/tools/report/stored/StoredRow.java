package dev.singlet.tools.report.stored;

import java.util.List;

/**
 * An item.
 *
 * @param entity the name of its entity
 * @param sort its sort key; none if the key has none
 * @param attributes its other attributes, as far as they are projected
 */
public record StoredRow(String entity, List<StoredValue> sort, List<StoredValue> attributes) {

  public StoredRow {
    sort = List.copyOf(sort);
    attributes = List.copyOf(attributes);
  }
}
