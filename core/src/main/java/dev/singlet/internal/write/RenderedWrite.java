package dev.singlet.internal.write;

import dev.singlet.TransactItems;

import dev.singlet.attribute.Condition;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * A request of a write, and the condition in it.
 *
 * @param request a put, an update, a delete or the check of a transaction
 * @param condition all that it asks of the item under its key; null for nothing
 * @param <R> the SDK's type of it
 */
record RenderedWrite<R extends SdkPojo>(R request, @Nullable Condition<?> condition) {

  @Override
  public Condition<?> condition() {
    return condition == null ? Condition.allOf(List.of()) : condition;
  }

  TransactWriteItem toTransactWriteItem() {
    return TransactItems.of(request);
  }
}
