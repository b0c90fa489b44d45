package dev.singlet.examples.recipes.tenants;

import dev.singlet.TableClient;
import dev.singlet.TransactWrite;
import dev.singlet.error.TransactionFailedException;

/** Writes together with the checks that allow them. */
final class Allowed {

  private Allowed() {}

  /**
   * Makes a transaction.
   *
   * @return false if a condition in it doesn't hold
   * @throws TransactionFailedException if it fails for another reason
   */
  static boolean transact(TableClient tenant, TransactWrite... writes) {
    try {
      tenant.transact(writes);
      return true;
    } catch (TransactionFailedException failed) {
      if (failed.isPassing()) {
        throw failed;
      }
      return false;
    }
  }
}
