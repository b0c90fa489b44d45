package dev.singlet.examples.ecommerce.flow;

/** There is an order with this id already. Nothing was written. */
public final class DuplicateOrderException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DuplicateOrderException(String orderId) {
    super("There is an order " + orderId + " already.");
  }
}
