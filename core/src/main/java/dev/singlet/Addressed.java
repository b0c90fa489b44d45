package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An operation among those of a batch or a transaction, with the settings of its client.
 *
 * @param own the settings of the client that was given with it; null for those of the client that
 *     executes the whole
 */
record Addressed<O>(O operation, @Nullable Context own) {

  private static final String WAY =
      "Execute it with that table's client, or add it with that client: .and(client, ...).";

  /** Returns operations for the client that executes the whole. */
  static <O> List<Addressed<O>> toExecuting(String name, Collection<? extends O> operations) {
    return operations.stream()
        .map(each -> new Addressed<O>(Objects.requireNonNull(each, name), null))
        .toList();
  }

  /**
   * Adds operations for another client.
   *
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  static <O> List<Addressed<O>> and(
      List<Addressed<O>> before,
      TableAccess<?> client,
      String name,
      Collection<? extends O> operations) {
    Objects.requireNonNull(client, "client");
    List<Addressed<O>> all = new ArrayList<>(before);
    for (O operation : operations) {
      requireTable(Objects.requireNonNull(operation, name), client.schema(), WAY);
      all.add(new Addressed<>(operation, client.settings()));
    }
    return List.copyOf(all);
  }

  /** Returns the settings for its execution. */
  Context context(Context executing) {
    return own == null ? executing : own;
  }

  /**
   * Refuses an operation that the executing client doesn't take.
   *
   * @param schema the table of that client
   */
  void requireTable(TableSchema schema) {
    requireTable(schema, WAY);
  }

  /**
   * Refuses an operation that the executing client doesn't take.
   *
   * @param way the end of the message, with the call that takes it
   */
  void requireTable(TableSchema schema, String way) {
    if (own == null) {
      requireTable(operation, schema, way);
    }
  }

  /**
   * Refuses an operation of another table.
   *
   * @param way the end of the message, with the call that takes it
   */
  static void requireTable(Object operation, TableSchema schema, String way) {
    Operation.requireTable(operation, table(operation), schema, way);
  }

  /**
   * Refuses operations of several tables.
   *
   * @param noun the kind of operation, for the message
   */
  static <O> List<Addressed<O>> requireOneTable(String noun, List<Addressed<O>> operations) {
    TableSchema first = table(operations.get(0).operation());
    for (int i = 1; i < operations.size(); i++) {
      Object operation = operations.get(i).operation();
      TableSchema other = table(operation);
      if (!other.equals(first)) {
        throw new InvalidArgumentException(
            ErrorCode.WRONG_TABLE,
            String.format(
                "%s %d of a transaction, %s, belongs to the table %s, and %s 1 to %s. Add it with"
                    + " that table's client: .and(client, ...).",
                noun,
                i + 1,
                operation,
                other.name(),
                noun.toLowerCase(Locale.ROOT),
                Operation.nameBeside(other, first)));
      }
    }
    return operations;
  }

  private static TableSchema table(Object operation) {
    return operation instanceof TransactWrite write
        ? WriteOperation.describe(write).type().table()
        : ((Operation<?>) operation).table();
  }
}
