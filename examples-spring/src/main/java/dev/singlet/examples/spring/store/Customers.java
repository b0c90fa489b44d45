package dev.singlet.examples.spring.store;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.CustomerEntity;
import dev.singlet.spring.PageWindow;
import dev.singlet.spring.TokenScrollPosition;
import java.util.Optional;
import org.springframework.stereotype.Repository;

/** Customers of the shop. */
@Repository
public class Customers {

  private final TableClient shop;

  Customers(TableClient shop) {
    this.shop = shop;
  }

  /** Returns a customer. */
  public Optional<Customer> find(String id) {
    return shop.execute(CustomerEntity.get(id));
  }

  /** Returns a page of all customers, oldest first. */
  public PageWindow<Customer> all(TokenScrollPosition position, int limit) {
    return PageWindow.of(
        shop.execute(CustomerEntity.byCreation().limit(limit).from(position.token())));
  }

  /**
   * Adds a customer. The same customer again is the stored one, so a request that got no answer can
   * be sent again.
   *
   * @return the customer as stored
   * @throws org.springframework.dao.DuplicateKeyException if another customer has this id
   */
  public Customer add(Customer customer) {
    try {
      shop.execute(CustomerEntity.put(customer).ifNotExists());
      return customer;
    } catch (ConditionFailedException refused) {
      return refused
          .existing(CustomerEntity.type())
          .filter(stored -> isSame(stored, customer))
          .orElseThrow(() -> refused);
    }
  }

  private static boolean isSame(Customer stored, Customer added) {
    return stored.name().equals(added.name()) && stored.email().equals(added.email());
  }
}
