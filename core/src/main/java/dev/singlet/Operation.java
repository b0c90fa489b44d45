package dev.singlet;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.Attempt;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Runner;
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
public abstract sealed class Operation<R extends @Nullable Object> implements Attempt<R>
    permits Get,
        Put,
        Delete,
        Query,
        Count,
        HydratedQuery,
        GroupedQuery,
        MeasuredGroupedQuery,
        ItemUpdate,
        Returning,
        RecordUpdate,
        Transaction,
        TransactGet,
        BatchGet,
        BatchWrite,
        DeleteAll,
        Scan,
        ScanEach,
        CreateTable {

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
   * Executes it. Handed to the client by a method of the client's, its class would be loaded with
   * the client's, for the JVM to see that it is an operation.
   */
  @CanIgnoreReturnValue
  final R executeOn(TableClient client) {
    return client.execute(this);
  }

  /** What carries it out, where it is carried out in parts. */
  final Runner runnerOn(TableClient client) {
    return client.runner(this);
  }

  /**
   * What it is, whatever its arguments: an access pattern, or an entity and what is done with it.
   */
  abstract String label();

  /** What it does first, on whatever client. */
  abstract Step<R> start(Context context);
}
