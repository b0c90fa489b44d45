package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.context.OtherResult;
import dev.singlet.operation.Operation;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * A put, update or delete with another result than the default, such as the item before the write.
 * It is one request, like the write alone: DynamoDB does not charge for what it returns.
 *
 * @param <R> the type of its result
 */
@CheckReturnValue
public final class Returning<R extends @Nullable Object> extends Operation<R> {

  private final ReturnValue returned;
  private final OtherResult<R> description;

  Returning(
      OperationDescription<?> write,
      ReturnValue returned,
      Function<Context, ? extends DynamoDbRequest> request,
      OtherResult.Start<R> start) {
    this.returned = returned;
    this.description = new OtherResult<>(write, request, start);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<R> description() {
    return description;
  }

  @Override
  public String toString() {
    return description.operation() + " returning " + returned;
  }
}
