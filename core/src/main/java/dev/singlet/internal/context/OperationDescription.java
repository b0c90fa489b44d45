package dev.singlet.internal.context;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** All that a client must know of an operation to execute it. */
public interface OperationDescription<R extends @Nullable Object> extends OfTable {

  /** Returns the first request. */
  DynamoDbRequest request(Context context);

  /** Returns the first requests, which can be sent at the same time. */
  default List<DynamoDbRequest> requests(Context context) {
    return List.of(request(context));
  }

  /** Returns whether its execution adds to its {@link #types}. */
  default boolean addsTypes() {
    return false;
  }

  /**
   * Returns the first step, for any client.
   *
   * @param operation the operation that the user executes, for exceptions
   */
  Step<R> start(Object operation, Context context);

  /** Returns the table's declared name and the current time. */
  default Context context() {
    return Context.of(table());
  }

  /**
   * Refuses a client of another table.
   *
   * @throws InvalidArgumentException if the operation belongs to another table
   */
  default void requireTable(Object operation, TableSchema client) {
    requireTable(operation, table(), client, "Execute it with that table's client.");
  }

  /**
   * Refuses an operation of another table than the client's.
   *
   * @param way the end of the message, with the call that takes the operation
   */
  @SuppressWarnings("ReferenceEquality") // A record's equals is slow at first use.
  static void requireTable(Object operation, TableSchema table, TableSchema client, String way) {
    if (table != client && !table.equals(client)) {
      throw new InvalidArgumentException(
          ErrorCode.WRONG_TABLE,
          "%s belongs to the table %s, and this client to %s. %s"
              .formatted(operation, table.name(), nameBeside(table, client), way));
    }
  }

  /**
   * Returns a table's name for a message that already names another table. Two interfaces can
   * declare tables of one name, and the text then tells them apart.
   */
  static String nameBeside(TableSchema named, TableSchema other) {
    return other.name().equals(named.name()) ? "another @Table of that name" : other.name();
  }
}
