package dev.singlet.internal.client;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OfTable;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An operation among those of a batch or a transaction, with the settings of its client.
 *
 * @param own the settings of the client that was given with it; null for those of the client that
 *     executes the whole
 * @param <O> the user's operation, for results and exceptions
 * @param <D> its description
 */
public record Addressed<O, D extends OfTable>(O operation, D description, @Nullable Context own) {

  private static final String WAY =
      "Execute it with that table's client, or add it with that client: .and(client, ...).";

  /** Returns operations for the client that executes the whole. */
  public static <O, D extends OfTable> List<Addressed<O, D>> toExecuting(
      String name, Collection<? extends O> operations, Function<? super O, ? extends D> describe) {
    List<Addressed<O, D>> all = new ArrayList<>(operations.size());
    for (O operation : operations) {
      all.add(of(operation, name, describe, null));
    }
    return List.copyOf(all);
  }

  /**
   * Adds operations for another client.
   *
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  public static <O, D extends OfTable> List<Addressed<O, D>> and(
      List<Addressed<O, D>> before,
      ClientSettings client,
      String name,
      Collection<? extends O> operations,
      Function<? super O, ? extends D> describe) {
    List<Addressed<O, D>> all = new ArrayList<>(before);
    for (O operation : operations) {
      Addressed<O, D> added = of(operation, name, describe, client.context());
      OperationDescription.requireTable(operation, added.table(), client.schema(), WAY);
      all.add(added);
    }
    return List.copyOf(all);
  }

  private static <O, D extends OfTable> Addressed<O, D> of(
      O operation, String name, Function<? super O, ? extends D> describe, @Nullable Context own) {
    return new Addressed<>(operation, describe.apply(Objects.requireNonNull(operation, name)), own);
  }

  public TableSchema table() {
    return description.table();
  }

  /** Returns the types of the items of all. */
  public static List<? extends ItemType<?>> types(
      Collection<? extends Addressed<?, ?>> operations) {
    return operations.stream()
        .<ItemType<?>>flatMap(each -> each.description().types().stream())
        .toList();
  }

  /** Returns the settings for its execution. */
  public Context context(Context executing) {
    return own == null ? executing : own;
  }

  /**
   * Refuses an operation that the executing client doesn't take.
   *
   * @param schema the table of that client
   */
  public void requireTable(TableSchema schema) {
    requireTable(schema, WAY);
  }

  /**
   * Refuses an operation that the executing client doesn't take.
   *
   * @param way the end of the message, with the call that takes it
   */
  public void requireTable(TableSchema schema, String way) {
    if (own == null) {
      OperationDescription.requireTable(operation, table(), schema, way);
    }
  }

  /**
   * Refuses operations of several tables.
   *
   * @param noun the kind of operation, for the message
   */
  public static <A extends Addressed<?, ?>> List<A> requireOneTable(
      String noun, List<A> operations) {
    TableSchema first = operations.get(0).table();
    for (int i = 1; i < operations.size(); i++) {
      TableSchema other = operations.get(i).table();
      if (!other.equals(first)) {
        throw new InvalidArgumentException(
            ErrorCode.WRONG_TABLE,
            String.format(
                "%s %d of a transaction, %s, belongs to the table %s, and %s 1 to %s. Add it with"
                    + " that table's client: .and(client, ...).",
                noun,
                i + 1,
                operations.get(i).operation(),
                other.name(),
                noun.toLowerCase(Locale.ROOT),
                OperationDescription.nameBeside(other, first)));
      }
    }
    return operations;
  }
}
