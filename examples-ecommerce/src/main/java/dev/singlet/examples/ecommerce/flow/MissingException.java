package dev.singlet.examples.ecommerce.flow;

/** There is no customer, or no product, of the given id. Nothing was written. */
public final class MissingException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private MissingException(String message) {
    super(message);
  }

  static MissingException customer(String id) {
    return new MissingException("There is no customer " + id + ".");
  }

  static MissingException product(String sku) {
    return new MissingException("There is no product " + sku + ".");
  }
}
