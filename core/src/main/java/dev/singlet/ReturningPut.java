package dev.singlet;

import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.UniqueWrite;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Writes;
import dev.singlet.schema.TableSchema;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * A put that gives something else than the item as it was stored.
 *
 * @param <T> the entity's record
 * @param <R> what it gives
 */
@CheckReturnValue
public final class ReturningPut<T, R extends @Nullable Object> extends Operation<R> {

  private final Put<T> put;
  private final @Nullable ReturnValue returnValues;
  private final Function<Map<String, AttributeValue>, R> result;

  ReturningPut(
      Put<T> put,
      @Nullable ReturnValue returnValues,
      Function<Map<String, AttributeValue>, R> result) {
    this.put = put;
    this.returnValues = returnValues;
    this.result = result;
  }

  @Override
  public PutItemRequest toRequest() {
    return (PutItemRequest) super.toRequest();
  }

  @Override
  public PutItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  PutItemRequest request(Context context) {
    return write(context).request();
  }

  private RenderedWrite<PutItemRequest> write(Context context) {
    requirePossible();
    return put.write(context, returnValues);
  }

  @Override
  TableSchema table() {
    return put.table();
  }

  @Override
  String label() {
    return put.label();
  }

  @Override
  Step<R> start(Context context) {
    if (put.entityType().unique().isEmpty()) {
      RenderedWrite<PutItemRequest> write = write(context);
      return Step.call(Writes.PutItem.ACTION, write.request(), new Written<>(this, write));
    }
    requirePossible();
    return UniqueWrite.of(put, context).map(made -> result.apply(Map.of()));
  }

  private void requirePossible() {
    if (returnValues != null) {
      UniqueWrite.requireOldItem("Put", put.entityType());
    }
  }

  private record Written<T, R extends @Nullable Object>(
      ReturningPut<T, R> operation, RenderedWrite<PutItemRequest> write)
      implements Outcome<PutItemResponse, R> {

    @Override
    public Step<R> answered(PutItemResponse answer) {
      return Step.done(operation.result.apply(answer.attributes()));
    }

    @Override
    public @Nullable Step<R> failed(Throwable failure) {
      return operation.put.refused(write, failure);
    }
  }

  @Override
  public String toString() {
    return put + " returning " + (returnValues == null ? ReturnValue.NONE : returnValues);
  }
}
