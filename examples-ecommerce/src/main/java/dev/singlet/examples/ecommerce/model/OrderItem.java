package dev.singlet.examples.ecommerce.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;

/** A line of an order: some pieces of one product, at the price it had. */
@Entity
@LinkedKey(partition = "ORDER#{orderId}", sort = "ITEM#{sku}")
@LinkedKey(
    name = "byProduct",
    purpose = "Order lines of a product.",
    index = "GSI1",
    partition = "PRODUCT#{sku}",
    sort = "ORDER#{orderId}")
public record OrderItem(
    String orderId, String sku, @Positive int qty, @PositiveOrZero BigDecimal unitPrice)
    implements OrderItems {

  /** Returns the amount that the line adds to the order's total. */
  public BigDecimal amount() {
    return unitPrice.multiply(BigDecimal.valueOf(qty));
  }
}
