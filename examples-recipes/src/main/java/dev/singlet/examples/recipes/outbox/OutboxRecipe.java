package dev.singlet.examples.recipes.outbox;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** Two orders, and their events on a bus. */
public final class OutboxRecipe implements Recipe {

  @Override
  public String name() {
    return "outbox";
  }

  @Override
  public String summary() {
    return "an event written with the state, and published from the stream as a typed record";
  }

  @Override
  public void run(Steps steps) {
    TableClient sales = steps.tableWithStream(SalesTable.SCHEMA);
    write(steps, sales, new Orders(sales));
    publish(steps, steps.records(SalesTable.SCHEMA));
    steps.step("All events of an order", () -> sales.execute(OrderEventCollection.ofOrder("o1")));
  }

  private static void write(Steps steps, TableClient sales, Orders orders) {
    steps.step("An order is placed", () -> orders.place("o1", "ann", 1995, steps.now()));
    steps.step("It is sent again", () -> orders.place("o1", "ann", 1995, steps.now()));
    Order seen = sales.execute(OrderEntity.get("o1").consistent()).orElseThrow();
    steps.step("It is cancelled", () -> orders.cancel(seen, "too late", steps.now()));
    steps.step("Another page still shows it", () -> orders.cancel(seen, "twice", steps.now()));
    steps.step("Another order", () -> orders.place("o2", "bob", 500, steps.now()));
  }

  private static void publish(Steps steps, List<Record> records) {
    List<OrderEvent> published = new ArrayList<>();
    steps.step(
        "The stream's records become events",
        () -> {
          new Relay(published::add).publish(records);
          return published;
        });
  }
}
