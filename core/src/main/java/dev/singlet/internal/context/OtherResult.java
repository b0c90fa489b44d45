package dev.singlet.internal.context;

import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** An operation of one request with another result than its own, and perhaps another request. */
public record OtherResult<R extends @Nullable Object>(
    OperationDescription<?> operation,
    Function<Context, ? extends DynamoDbRequest> request,
    Start<R> start)
    implements OperationDescription<R> {

  /** Begins the operation. Failures name the given one, which is the user's. */
  public interface Start<R extends @Nullable Object> {

    /** Returns the first step. */
    Step<R> on(Object operation, Context context);
  }

  @Override
  public DynamoDbRequest request(Context context) {
    return request.apply(context);
  }

  @Override
  public TableSchema table() {
    return operation.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return operation.types();
  }

  @Override
  public String label() {
    return operation.label();
  }

  @Override
  public Step<R> start(Object given, Context context) {
    return start.on(given, context);
  }
}
