package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
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

  private final Operation<?> write;
  private final ReturnValue returned;
  private final Function<Context, ? extends DynamoDbRequest> request;
  private final Start<R> start;

  /** Begins the write. Failures name the given operation. */
  interface Start<R extends @Nullable Object> {
    Step<R> on(Object operation, Context context);
  }

  Returning(
      Operation<?> write,
      ReturnValue returned,
      Function<Context, ? extends DynamoDbRequest> request,
      Start<R> start) {
    this.write = write;
    this.returned = returned;
    this.request = request;
    this.start = start;
  }

  @Override
  DynamoDbRequest request(Context context) {
    return request.apply(context);
  }

  @Override
  TableSchema table() {
    return write.table();
  }

  @Override
  List<? extends ItemType<?>> types() {
    return write.types();
  }

  @Override
  String label() {
    return write.label();
  }

  @Override
  Step<R> start(Context context) {
    return start.on(this, context);
  }

  @Override
  public String toString() {
    return write + " returning " + returned;
  }
}
