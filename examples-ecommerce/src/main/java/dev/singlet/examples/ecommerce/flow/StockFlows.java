package dev.singlet.examples.ecommerce.flow;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.transaction.Transaction;

/** Changes of stock, other than by orders. */
public final class StockFlows {

  private final Executor shop;

  /**
   * Flows on a table.
   *
   * @param shop executes the operations
   */
  public StockFlows(Executor shop) {
    this.shop = shop;
  }

  /**
   * Adds pieces of a product that came in.
   *
   * @throws MissingException if there is no such product
   */
  public void receive(String sku, int pieces) {
    try {
      shop.execute(
          Transaction.of(
              StockEntity.upsert(sku).incrementQuantity(pieces), ProductEntity.check(sku)));
    } catch (TransactionFailedException failed) {
      throw told(sku, failed);
    }
  }

  private static RuntimeException told(String sku, TransactionFailedException failed) {
    for (TransactionFailure failure : failed.failures()) {
      if (failure.condition() == ConditionFailedException.Reason.NOT_FOUND) {
        RuntimeException missing = MissingException.product(sku);
        missing.initCause(failed);
        return missing;
      }
    }
    return failed;
  }
}
