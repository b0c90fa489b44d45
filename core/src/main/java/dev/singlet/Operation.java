package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.Attempt;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * An operation on a table, as an immutable value. {@link TableClient#execute} executes it.
 *
 * @param <R> the type of its result
 */
@CheckReturnValue
public abstract class Operation<R extends @Nullable Object> implements Attempt<R> {

  /** Not public: all operations are in this package. Generated code extends them. */
  Operation() {}

  /**
   * Returns the request of this operation, with the table's declared name and the current time.
   *
   * @return the request
   */
  public DynamoDbRequest toRequest() {
    return request(context());
  }

  /**
   * Returns the request of this operation. A query may need several, and this is the first. A write
   * that can change unique attributes needs further writes that depend on the stored item; this
   * request lacks them, and only {@link TableClient#execute} adds them.
   *
   * @param context the table's name and the clock
   * @return the request
   */
  public DynamoDbRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  abstract DynamoDbRequest request(Context context);

  /** Returns the first requests, which can be sent at the same time. */
  List<DynamoDbRequest> requests(Context context) {
    return List.of(request(context));
  }

  /** Returns the table's declared name and the current time. */
  final Context context() {
    return new Context(table().name(), Clock.systemUTC());
  }

  abstract TableSchema table();

  /**
   * Returns the types of the items that its requests concern. They decide which values the text of
   * a request shows.
   */
  abstract List<? extends ItemType<?>> types();

  /** Returns whether its execution adds to its {@link #types}. */
  boolean addsTypes() {
    return false;
  }

  /**
   * Refuses another table.
   *
   * @throws InvalidArgumentException if the operation belongs to another table
   */
  void requireTable(TableSchema schema) {
    requireTable(this, table(), schema, "Execute it with that table's client.");
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

  /**
   * Returns this. Calling through the operation keeps the JVM from loading every operation class
   * with the client.
   */
  final Operation<R> operation() {
    return this;
  }

  /**
   * Returns a label without arguments: an access pattern, or an entity and what is done with it.
   */
  abstract String label();

  /** Returns the first step, for any client. */
  abstract Step<R> start(Context context);
}
