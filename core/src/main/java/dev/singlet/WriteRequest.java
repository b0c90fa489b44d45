package dev.singlet;

import dev.singlet.expression.Condition;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * A request of a write, and the condition in it.
 *
 * @param request a put, an update, a delete or the check of a transaction
 * @param condition all that it asks of the item under its key
 * @param <R> the SDK's type of it
 */
record WriteRequest<R extends SdkPojo>(R request, Condition<?> condition) {

  TransactWriteItem toTransactWriteItem() {
    return TransactItems.of(request);
  }
}
