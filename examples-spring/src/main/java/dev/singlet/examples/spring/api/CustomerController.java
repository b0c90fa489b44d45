package dev.singlet.examples.spring.api;

import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.spring.store.Customers;
import dev.singlet.examples.spring.store.Orders;
import dev.singlet.spring.TokenScrollPosition;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.net.URI;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Customers and their orders. */
@RestController
@RequestMapping("/customers")
class CustomerController {

  private final Customers customers;
  private final Orders orders;
  private final Clock clock;

  CustomerController(Customers customers, Orders orders, Clock clock) {
    this.customers = customers;
    this.orders = orders;
    this.clock = clock;
  }

  @GetMapping
  ListPage<Customer> all(
      TokenScrollPosition position,
      @RequestParam(defaultValue = "20") @Min(1) @Max(100) int limit) {
    return ListPage.of(customers.all(position, limit));
  }

  /** The constraints are those of the model: the put checks them. */
  @PostMapping
  ResponseEntity<Customer> add(@RequestBody NewCustomer request) {
    Customer customer =
        customers.add(
            new Customer(
                request.id(),
                request.name(),
                request.email(),
                clock.instant().truncatedTo(ChronoUnit.SECONDS)));
    return ResponseEntity.created(URI.create("/customers/" + customer.id())).body(customer);
  }

  @GetMapping("/{id}")
  Customer find(@PathVariable String id) {
    return customers.find(id).orElseThrow(() -> new NotFoundException("customer", id));
  }

  @GetMapping("/{id}/orders")
  ListPage<Order> orders(
      @PathVariable String id,
      TokenScrollPosition position,
      @RequestParam(defaultValue = "20") @Min(1) @Max(100) int limit) {
    return ListPage.of(orders.ofCustomer(id, position, limit));
  }
}
