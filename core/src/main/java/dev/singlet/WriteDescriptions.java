package dev.singlet;

import dev.singlet.internal.write.Write;

/** The descriptions that writes hold, which the engines know. */
final class WriteDescriptions {

  private WriteDescriptions() {}

  /** Returns the description of a write. */
  static Write<?> of(TransactWrite operation) {
    if (operation instanceof Put<?> put) {
      return put.write();
    }
    if (operation instanceof Delete<?> delete) {
      return delete.write();
    }
    if (operation instanceof ItemUpdate<?, ?> update) {
      return update.write();
    }
    return operation instanceof RecordUpdate<?> update
        ? update.write()
        : ((Check<?>) operation).write();
  }
}
