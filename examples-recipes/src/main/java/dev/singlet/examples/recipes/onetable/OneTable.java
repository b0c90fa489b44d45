package dev.singlet.examples.recipes.onetable;

import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** A shop with three tables that become one. */
public final class OneTable implements Recipe {

  private static final Duration LEASE = Duration.ofMinutes(1);

  @Override
  public String name() {
    return "one-table";
  }

  @Override
  public String summary() {
    return "three tables become one while the program runs: write to both, copy, compare, switch";
  }

  @Override
  public void run(Steps steps) {
    Tables tables =
        new Tables(
            steps.table(CustomersTable.SCHEMA),
            steps.table(OrdersTable.SCHEMA),
            steps.table(OrderLinesTable.SCHEMA),
            steps.table(ShopTable.SCHEMA));
    Phases phases = new Phases(tables.shop(), "m1", LEASE, steps.clock());
    Storefront shop = new Storefront(tables, phases);
    Mover mover = new Mover(tables, "m1", Duration.ofHours(1), 25);
    fill(steps, shop);
    copy(steps, shop, mover);
    compare(steps, shop, mover, tables);
    switchOver(steps, shop, mover, tables);
  }

  private static void fill(Steps steps, Storefront shop) {
    steps.step("Two customers", () -> fillCustomers(shop));
    steps.step(
        "An order with two lines",
        () -> {
          shop.place("o1", "c1", steps.now());
          shop.addLine("o1", 1, "tea", 2);
          shop.addLine("o1", 2, "cup", 1);
        });
    steps.step("The order, from two tables", () -> order(shop));
  }

  private static void fillCustomers(Storefront shop) {
    shop.register("c1", "Ann");
    shop.register("c2", "Bob");
  }

  private static void copy(Steps steps, Storefront shop, Mover mover) {
    steps.step("Programs are to write both", () -> mover.forward(steps.now()));
    steps.step("A line is changed", () -> changeLine(shop, 1, 3));
    steps.step("All programs write both, the copy can begin", () -> mover.forward(steps.now()));
    steps.step("A customer leaves", () -> shop.remove(shop.customer("c2").orElseThrow()));
    steps.step("All items are copied", () -> mover.forward(steps.now()));
  }

  private static void compare(Steps steps, Storefront shop, Mover mover, Tables tables) {
    Customer ann = steps.step("A customer is read", () -> shop.customer("c1")).orElseThrow();
    steps.step(
        "A program stops between its writes",
        () ->
            tables
                .customers()
                .rows()
                .execute(
                    CustomerRowEntity.put(new CustomerRow("c1", "Anna", ann.version(), false))));
    steps.step("All items are compared", () -> mover.forward(steps.now()));
    steps.step("The order, from both", () -> order(shop));
    steps.step("A line is changed, and counts in the one table", () -> changeLine(shop, 2, 6));
    steps.step("Something looks wrong: back", () -> mover.back(steps.now()));
    steps.step("Forward again", () -> mover.forward(steps.now()));
  }

  private static void switchOver(Steps steps, Storefront shop, Mover mover, Tables tables) {
    steps.step(
        "The steps of the copy",
        () -> tables.shop().execute(ProgressEntity.ofMove("m1").number(2)));
    steps.step("The switch", () -> mover.forward(steps.now()));
    steps.step("The order, with one query", () -> order(shop));
    steps.step("A line is changed in the one table", () -> changeLine(shop, 1, 4));
    steps.step("No program needs the old tables", () -> mover.forward(steps.now()));
    steps.step("Marks are removed", () -> mover.forward(steps.now()));
    steps.step(
        "The orders of a customer", () -> tables.shop().execute(OrderEntity.ofCustomer("c1")));
  }

  private static List<OrderItems> order(Storefront shop) {
    OrderAndLines found = shop.order("o1").orElseThrow();
    return Stream.<OrderItems>concat(Stream.of(found.order()), found.lines().stream()).toList();
  }

  private static Line changeLine(Storefront shop, int number, int quantity) {
    Line line = shop.order("o1").orElseThrow().lines().get(number - 1);
    return shop.changeLine(line, quantity);
  }
}
