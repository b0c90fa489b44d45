package dev.singlet.examples.github.data;

import dev.singlet.Put;
import dev.singlet.entity.EntityType;
import dev.singlet.examples.github.model.GitHub;
import java.util.function.Function;

/**
 * What can be done with any entity of one kind.
 *
 * @param record the class of its records
 * @param type how its items are read
 * @param put writes a record
 * @param <T> the class of its records
 */
record EntityKind<T extends GitHub>(Class<T> record, EntityType<T> type, Function<T, Put<T>> put) {

  /** Writes an entity with the stamps it has. */
  Put<T> put(GitHub entity) {
    T own = record.cast(entity);
    return put.apply(own).stamped(own.createdAt(), own.updatedAt());
  }
}
