package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;
import java.util.List;

/** The old tables, and the one that they become. */
record Tables(
    Moved<CustomerRow, Customer> customers,
    Moved<OrderRow, Order> orders,
    Moved<LineRow, Line> lines,
    TableClient shop) {

  Tables(TableClient customers, TableClient orders, TableClient lines, TableClient shop) {
    this(
        new Moved<>("customers", new CustomerMapping(), customers, shop),
        new Moved<>("orders", new OrderMapping(), orders, shop),
        new Moved<>("lines", new LineMapping(), lines, shop),
        shop);
  }

  List<Moved<?, ?>> all() {
    return List.of(customers, orders, lines);
  }
}
