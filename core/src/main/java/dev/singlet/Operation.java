package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.Attempt;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * An operation on a table, as an immutable value. {@link TableClient#execute} runs it.
 *
 * @param <R> what it gives
 */
@CheckReturnValue
public abstract class Operation<R extends @Nullable Object> implements Attempt<R> {

  /** All operations are in this package; generated code extends them. */
  Operation() {}

  /**
   * The request this operation becomes, for the table's declared name and the present time.
   *
   * @return the request
   */
  public DynamoDbRequest toRequest() {
    return request(context());
  }

  /**
   * The request this operation becomes. For a query it is the first of possibly several. For a
   * write that can change unique attributes it lacks what keeps them so, which depends on what is
   * there; only {@link TableClient#execute} does that.
   *
   * @param context the table's name and the clock
   * @return the request
   */
  public DynamoDbRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  abstract DynamoDbRequest request(Context context);

  /** The table's declared name and the present time. */
  final Context context() {
    return new Context(table().name(), Clock.systemUTC());
  }

  abstract TableSchema table();

  /**
   * Refuses another table.
   *
   * @throws InvalidArgumentException if the operation is not one of the given table
   */
  @SuppressWarnings("ReferenceEquality") // what the JVM makes to compare records takes long to make
  void requireTable(TableSchema schema) {
    if (table() != schema && !table().equals(schema)) {
      throw new InvalidArgumentException(
          ErrorCode.WRONG_TABLE,
          this
              + " belongs to the table "
              + table().name()
              + ", and this client to "
              + nameBeside(table(), schema)
              + ". Execute it with that table's client.");
    }
  }

  /** How a message that named a table names another one: several interfaces can have one name. */
  static String nameBeside(TableSchema named, TableSchema other) {
    return other.name().equals(named.name())
        ? "one of that name whose @Table differs"
        : other.name();
  }

  /**
   * Returns this. A client that passed on an operation by its own type would make the JVM load that
   * class with the client's, to see that it is an operation.
   */
  final Operation<R> operation() {
    return this;
  }

  /**
   * What it is, whatever its arguments: an access pattern, or an entity and what is done with it.
   */
  abstract String label();

  /** What it does first, on whatever client. */
  abstract Step<R> start(Context context);
}
