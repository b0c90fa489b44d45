package dev.singlet.examples.spring.store;

import dev.singlet.examples.ecommerce.model.OrderItem;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A request to place an order.
 *
 * @param orderId the id, which the client chooses and keeps for repetitions of this request
 * @param customerId the customer
 * @param quantities the number of pieces of each product, by SKU; a transaction has room for 32
 */
public record NewOrder(
    @NotNull @Pattern(regexp = "[A-Za-z0-9_-]{1,64}") String orderId,
    @NotBlank String customerId,
    @NotEmpty @Size(max = 32) Map<@NotBlank String, @NotNull @Positive Integer> quantities) {

  /** Returns whether a stored order is the one that this request asks for. */
  boolean isFor(OrderWithItems stored) {
    return stored.order().customerId().equals(customerId)
        && stored.items().stream()
            .collect(Collectors.toMap(OrderItem::sku, OrderItem::qty))
            .equals(quantities);
  }
}
