package dev.singlet.examples.recipes.threeways;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.recipes.threeways.named.NamedShop;
import dev.singlet.examples.recipes.threeways.named.NamedTable;
import dev.singlet.examples.recipes.threeways.overloaded.OverloadedShop;
import dev.singlet.examples.recipes.threeways.overloaded.OverloadedTable;
import dev.singlet.examples.recipes.threeways.plain.PlainShop;
import dev.singlet.examples.recipes.threeways.plain.PlainTable;
import java.time.Instant;

/** The same orders and parcels in three tables. */
public final class ThreeWays implements Recipe {

  private static final Instant MARCH = Instant.parse("2026-03-01T00:00:00Z");

  @Override
  public String name() {
    return "three-ways";
  }

  @Override
  public String summary() {
    return "overloaded GSI1, an index for each access pattern, or keys of several attributes";
  }

  @Override
  public void run(Steps steps) {
    TableClient overloaded = steps.table(OverloadedTable.SCHEMA);
    TableClient named = steps.table(NamedTable.SCHEMA);
    TableClient plain = steps.table(PlainTable.SCHEMA);
    show(steps, "overloaded", new OverloadedShop(overloaded));
    show(steps, "named", new NamedShop(named));
    show(steps, "plain", new PlainShop(plain));
  }

  private static void show(Steps steps, String way, Shop shop) {
    shop.place("o1", "ann", "NL", MARCH);
    steps.step(
        "An order is placed: " + way, () -> shop.place("o2", "ann", "NL", MARCH.plusSeconds(60)));
    steps.step(
        "An order is sent: " + way, () -> shop.send("o1", "p1", "dhl", MARCH.plusSeconds(90)));
    steps.step("Orders of a customer: " + way, () -> shop.ordersOf("ann", MARCH));
    steps.step("Open orders: " + way, () -> shop.orders("NL", State.OPEN));
    steps.step("Parcels of a carrier: " + way, () -> shop.parcelsOf("dhl", MARCH));
  }
}
