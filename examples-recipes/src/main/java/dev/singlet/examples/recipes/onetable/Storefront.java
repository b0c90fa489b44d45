package dev.singlet.examples.recipes.onetable;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The program that serves requests while its tables move. */
final class Storefront {

  private final Tables tables;
  private final Phases phases;
  private final Store<CustomerRow, Customer> customers;
  private final Store<OrderRow, Order> orders;
  private final Store<LineRow, Line> lines;

  Storefront(Tables tables, Phases phases) {
    this.tables = tables;
    this.phases = phases;
    this.customers = new Store<>(tables.customers(), phases);
    this.orders = new Store<>(tables.orders(), phases);
    this.lines = new Store<>(tables.lines(), phases);
  }

  Customer register(String id, String name) {
    return customers.add(new Customer(id, name, 0, false));
  }

  Optional<Customer> customer(String id) {
    return customers.get(new Customer(id, "", 0, false));
  }

  Customer rename(Customer read, String name) {
    return customers.change(new Customer(read.id(), name, read.version(), false));
  }

  void remove(Customer read) {
    customers.delete(read);
  }

  Order place(String id, String customer, Instant at) {
    return orders.add(new Order(id, customer, at, 0, false));
  }

  Line addLine(String order, int number, String product, int quantity) {
    return lines.add(new Line(order, number, product, quantity, 0, false));
  }

  Line changeLine(Line read, int quantity) {
    return lines.change(
        new Line(read.order(), read.number(), read.product(), quantity, read.version(), false));
  }

  void removeLine(Line read) {
    lines.delete(read);
  }

  /** An order with its lines. */
  Optional<OrderAndLines> order(String id) {
    Phase phase = phases.present();
    if (!phase.isAfter(Phase.COMPARE)) {
      return fromRows(id, phase == Phase.COMPARE);
    }
    return fromShop(id);
  }

  private Optional<OrderAndLines> fromRows(String id, boolean compares) {
    Optional<OrderRow> order = tables.orders().rows().execute(OrderRowEntity.get(id).consistent());
    List<LineRow> rows =
        tables.lines().rows().stream(LineRowEntity.ofOrder(id).consistent()).toList();
    if (compares) {
      tables.orders().comparison().bring(order.stream().toList());
      tables.lines().comparison().bring(rows);
      return fromShop(id);
    }
    return order(
        order.map(tables.orders().mapping()::item),
        rows.stream().map(tables.lines().mapping()::item).toList());
  }

  private Optional<OrderAndLines> fromShop(String id) {
    var items = tables.shop().execute(OrderItemsCollection.ofOrder(id).consistent().grouped());
    return order(items.order(), items.lines());
  }

  private static Optional<OrderAndLines> order(Optional<Order> order, List<Line> lines) {
    return order
        .filter(found -> !found.deleted())
        .map(
            found ->
                new OrderAndLines(found, lines.stream().filter(line -> !line.deleted()).toList()));
  }
}
