package dev.singlet;

import dev.singlet.internal.update.UpdateExecution;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * An update that gives something else than the item as it is afterwards.
 *
 * @param <T> the entity's record
 * @param <R> what it gives
 */
@CheckReturnValue
public final class ReturningUpdate<T, R extends @Nullable Object> extends Operation<R> {

  private final ItemUpdate<T, ?> update;
  private final ReturnValue returnValues;
  private final BiFunction<Map<String, AttributeValue>, Context, R> result;

  ReturningUpdate(
      ItemUpdate<T, ?> update,
      ReturnValue returnValues,
      BiFunction<Map<String, AttributeValue>, Context, R> result) {
    this.update = update;
    this.returnValues = returnValues;
    this.result = result;
  }

  @Override
  public UpdateItemRequest toRequest() {
    return (UpdateItemRequest) super.toRequest();
  }

  @Override
  public UpdateItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  UpdateItemRequest request(Context context) {
    return update.write(context, update.changes(), returnValues).request();
  }

  @Override
  TableSchema table() {
    return update.table();
  }

  @Override
  String label() {
    return update.label();
  }

  @Override
  Step<R> start(Context context) {
    return new UpdateExecution<>(update, context, returnValues, result).start();
  }

  @Override
  public String toString() {
    return update + " returning " + returnValues;
  }
}
