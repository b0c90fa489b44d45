package dev.singlet.internal.write;

import dev.singlet.internal.context.OperationDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A write that can be executed alone.
 *
 * @param <T> the entity
 * @param <R> the type of its result
 */
public interface SingleWrite<T, R extends @Nullable Object>
    extends Write<T>, OperationDescription<R> {

  @Override
  default TableSchema table() {
    return Write.super.table();
  }

  @Override
  default List<EntityType<?>> types() {
    return Write.super.types();
  }

  @Override
  default String label() {
    return type().name() + "." + kind().toLowerCase(Locale.ROOT);
  }
}
