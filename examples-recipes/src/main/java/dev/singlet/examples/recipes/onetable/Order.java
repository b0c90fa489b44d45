package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** An order. */
@Entity
@LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
@LinkedKey(
    name = "ofCustomer",
    purpose = "Orders of a customer, by time.",
    index = "GSI1",
    partition = "CUSTOMER#{customer}",
    sort = "{placedAt}#{id}",
    when = "!deleted")
public record Order(
    String id, String customer, Instant placedAt, long version, @Default("false") boolean deleted)
    implements OrderItems, Versioned<Order> {

  @Override
  public Order with(long other, boolean isDeleted) {
    return new Order(id, customer, placedAt, other, isDeleted);
  }
}
