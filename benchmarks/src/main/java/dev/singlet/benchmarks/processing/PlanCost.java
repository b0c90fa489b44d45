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
    int number = Integer.parseInt(arguments[0]);
    List<TableDescriptor> tables =
        Compilation.process(ModelSources.of(number), Library.SINGLET.processors()).tables();
    List<EntityDescriptor> entities = new ArrayList<>();
    for (int i = 0; i < tables.size(); i++) {
      entities.addAll(renamed(tables.get(i), "T" + i).entities());
    }
    if (entities.stream().map(EntityDescriptor::name).distinct().count() != number) {
      throw new IllegalStateException("There are " + entities.size() + " entities.");
    }
    String before = whole(tables.get(0), entities).toJson();
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

  /** Returns a table whose entities and keys no other table has. */
  private static TableDescriptor renamed(TableDescriptor table, String prefix) {
    return TableDescriptor.ofJson(
        table.toJson().replaceAll("\\b(Issue[0-9]+|I[0-9]+X#)", prefix + "$1"));
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
