package dev.singlet.internal.deployed;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;

/**
 * An operation on items of the partition of the models in use. They belong to the whole table, and
 * to no tenant.
 */
public interface OfModel<R> extends OperationDescription<R> {

  /** Returns the place of the models. */
  ModelPlace place();

  @Override
  default TableSchema table() {
    return place().table();
  }

  @Override
  default List<? extends ItemType<?>> types() {
    return List.of();
  }

  /** A descriptor doesn't have all of a client's table: the name, key and delimiter must do. */
  @Override
  default void requireTable(Object operation, TableSchema client) {
    TableSchema own = table();
    boolean isSame =
        own.name().equals(client.name())
            && own.key().equals(client.key())
            && own.delimiter().equals(client.delimiter());
    OperationDescription.requireTable(
        operation, isSame ? client : own, client, "Execute it with that table's client.");
  }

  /**
   * Returns the table's name.
   *
   * @throws InvalidArgumentException if the client is one of a tenant
   */
  default String tableName(Context context) {
    if (context.tenant() != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "%s is of the whole table. Execute it on a client without a tenant, not on one of"
                  .formatted(label())
              + " forTenant(\"%s\").".formatted(context.tenant().id()));
    }
    return context.tableName();
  }
}
