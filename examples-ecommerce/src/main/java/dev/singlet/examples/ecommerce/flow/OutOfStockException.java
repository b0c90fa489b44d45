package dev.singlet.examples.ecommerce.flow;

/** There is less of a product than was ordered. Nothing was written. */
public final class OutOfStockException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String sku;
  private final int available;

  OutOfStockException(String sku, int ordered, int available) {
    super("There are " + available + " of " + sku + ", and " + ordered + " were ordered.");
    this.sku = sku;
    this.available = available;
  }

  /** The product. */
  public String sku() {
    return sku;
  }

  /** The number of pieces that there were. */
  public int available() {
    return available;
  }
}
