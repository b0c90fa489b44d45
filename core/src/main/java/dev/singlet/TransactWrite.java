package dev.singlet;

import dev.singlet.internal.write.PreparedWrite;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** A write that can stand in a transaction: a put, an update, a delete or a check. */
@CheckReturnValue
public sealed interface TransactWrite permits BatchableWrite, ItemUpdate, Revision, Check {

  /**
   * The entity whose item this write is about.
   *
   * @return its type
   */
  EntityType<?> entityType();

  /**
   * Whether it asks that there is no item under its key.
   *
   * @return true for a put that only creates, and for a check that there is nothing
   */
  default boolean requiresAbsence() {
    return false;
  }

  /**
   * What the client makes requests of. User code needs none of it.
   *
   * @param context the table's name and the clock
   * @return the write before it is known which unique values its item has
   */
  PreparedWrite<?> draft(Context context);

  /**
   * What this write is in a {@code TransactWriteItems} request.
   *
   * @param context the table's name and the clock
   * @return one item of the transaction
   */
  TransactWriteItem toTransactWriteItem(Context context);
}
