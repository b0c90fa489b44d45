package dev.singlet.examples.spring.store;

import dev.singlet.TableClient;
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
   * Adds a customer.
   *
   * @throws org.springframework.dao.DuplicateKeyException if there is a customer of this id
   */
  public void add(Customer customer) {
    shop.execute(CustomerEntity.put(customer).ifNotExists());
  }
}
