package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A customer. */
@Entity
@LinkedKey(partition = "CUSTOMER#{id}", sort = "CUSTOMER")
public record Customer(String id, String name, long version, @Default("false") boolean deleted)
    implements Shop, Versioned<Customer> {

  @Override
  public Customer with(long other, boolean isDeleted) {
    return new Customer(id, name, other, isDeleted);
  }
}
