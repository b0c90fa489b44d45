package dev.singlet.operation;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.Attempt;
import dev.singlet.internal.context.OperationDescription;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * An operation on a table, as an immutable value. {@link dev.singlet.TableClient#execute} executes
 * it.
 *
 * @param <R> the type of its result
 */
@CheckReturnValue
public abstract class Operation<R extends @Nullable Object> implements Attempt<R> {

  /** Called by operations of Singlet. Programs have no description to give. */
  protected Operation() {}

  /**
   * Returns the request of this operation, with the table's declared name and the current time.
   *
   * @return the request
   */
  public DynamoDbRequest toRequest() {
    OperationDescription<R> description = description();
    return description.request(description.context());
  }

  /**
   * Returns the request of this operation. A query may need several, and this is the first. A write
   * that can change unique attributes needs further writes that depend on the stored item; this
   * request lacks them, and only {@link dev.singlet.TableClient#execute} adds them.
   *
   * @param context the table's name and the clock
   * @return the request
   */
  public DynamoDbRequest toRequest(RequestContext context) {
    return description().request(context.context());
  }

  /**
   * Returns what a client needs to know of this operation.
   *
   * @return its description, of a type that is not exported
   */
  @SuppressWarnings("exports") // So that only operations of Singlet can have one.
  protected abstract OperationDescription<R> description();

  /**
   * Returns what a client needs to know of an operation. It isn't for programs: the result is of a
   * type that is not exported. A static method, so that no operation offers it.
   *
   * @param operation the operation
   * @return its description
   * @param <R> the type of its result
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static <R extends @Nullable Object> OperationDescription<R> describe(
      Operation<R> operation) {
    return operation.description();
  }
}
