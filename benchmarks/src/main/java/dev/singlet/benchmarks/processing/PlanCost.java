package dev.singlet.benchmarks.processing;

import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.Stock;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The main class of a JVM of its own. It plans the rollout of a table, each of whose entities has
 * changed, and prints the seconds that it takes with the reading of both descriptors. The argument
 * is the number of entities.
 */
final class PlanCost {

  private PlanCost() {}

  public static void main(String... arguments) throws IOException {
    List<EntityDescriptor> entities = new ArrayList<>();
    TableDescriptor first = null;
    int number = Integer.parseInt(arguments[0]);
    for (TableDescriptor table :
        Compilation.process(ModelSources.of(number), Library.SINGLET.processors()).tables()) {
      first = first == null ? table : first;
      entities.addAll(table.entities());
    }
    if (first == null || entities.size() != number) {
      throw new IllegalStateException("There are " + entities.size() + " entities.");
    }
    String before = whole(first, entities).toJson();
    String after = before.replace("\"nullable\": true", "\"required\": true");

    long start = System.nanoTime();
    String plan =
        Plan.of(
                List.of(new ModelInUse("before", TableDescriptor.ofJson(before))),
                TableDescriptor.ofJson(after),
                Stock.UNKNOWN)
            .toString();
    double seconds = (System.nanoTime() - start) / 1e9;

    if (plan.lines().count() < number) {
      throw new IllegalStateException(plan);
    }
    System.out.println(seconds);
  }

  private static TableDescriptor whole(TableDescriptor table, List<EntityDescriptor> entities) {
    return new TableDescriptor(
        table.java(),
        table.documentation(),
        table.name(),
        table.key(),
        table.indexes(),
        table.delimiter(),
        table.naming(),
        table.tenantPrefix(),
        table.managed(),
        table.hooks(),
        entities,
        List.of());
  }
}
