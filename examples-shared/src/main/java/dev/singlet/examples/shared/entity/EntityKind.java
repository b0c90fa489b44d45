package dev.singlet.examples.shared.entity;

import dev.singlet.item.Put;
import dev.singlet.runtime.entity.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The operations on entities of one kind.
 *
 * @param record the class of its records
 * @param type how its items are read
 * @param put writes a record
 * @param columns which of its attributes are shown
 * @param <T> the class of its records
 */
public record EntityKind<T>(
    Class<T> record, EntityType<T> type, Function<T, Put<T>> put, List<Column<T>> columns) {

  /** Copies the columns. */
  public EntityKind {
    columns = List.copyOf(columns);
  }

  /** A kind that nothing is shown of yet. */
  public EntityKind(Class<T> record, EntityType<T> type, Function<T, Put<T>> put) {
    this(record, type, put, List.of());
  }

  /** The same kind with one more attribute that is shown. */
  public EntityKind<T> column(String name, Function<T, @Nullable Object> value) {
    List<Column<T>> more = new ArrayList<>(columns);
    more.add(new Column<>(name, value));
    return new EntityKind<>(record, type, put, more);
  }

  /** Writes an entity of this kind. */
  public Put<T> put(Object entity) {
    return put.apply(record.cast(entity));
  }

  Map<String, @Nullable Object> values(Object entity) {
    T own = record.cast(entity);
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    columns.forEach(column -> values.put(column.name(), column.value().apply(own)));
    return values;
  }
}
