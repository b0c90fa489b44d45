package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.write.Write;
import dev.singlet.operation.Operation;

/** A write that can be in a transaction: a put, an update, a delete or a check. */
@CheckReturnValue
public sealed interface TransactWrite permits BatchableWrite, ItemUpdate, RecordUpdate, Check {

  /**
   * Returns what a transaction needs to know of a write. It isn't for programs: the result is of a
   * type that is not exported.
   *
   * @param write the write
   * @return its description
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  static Write<?> describe(TransactWrite write) {
    return write instanceof Operation<?> operation
        ? (Write<?>) Operation.describe(operation)
        : ((Check<?>) write).write();
  }
}
