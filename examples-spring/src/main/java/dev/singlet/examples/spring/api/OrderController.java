package dev.singlet.examples.spring.api;

import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.spring.store.NewOrder;
import dev.singlet.examples.spring.store.OrderWithItems;
import dev.singlet.examples.spring.store.Orders;
import dev.singlet.examples.spring.store.Placed;
import jakarta.validation.Valid;
import java.net.URI;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Orders. */
@RestController
@RequestMapping("/orders")
class OrderController {

  private final Orders orders;

  OrderController(Orders orders) {
    this.orders = orders;
  }

  /** Answers 201 for an order that this request placed, and 200 for one that it placed before. */
  @PostMapping
  ResponseEntity<Order> place(@Valid @RequestBody NewOrder request) {
    Placed placed = orders.place(request);
    URI location = URI.create("/orders/" + request.orderId());
    return placed.isRepeated()
        ? ResponseEntity.ok().location(location).body(placed.order())
        : ResponseEntity.created(location).body(placed.order());
  }

  @GetMapping("/{orderId}")
  OrderWithItems find(@PathVariable String orderId) {
    return orders.find(orderId).orElseThrow(() -> new NotFoundException("order", orderId));
  }
}
