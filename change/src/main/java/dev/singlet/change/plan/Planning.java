package dev.singlet.change.plan;

import dev.singlet.change.gate.WaysOut;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.comparison.ModelComparison;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes a plan: finds the changes, and how each is rolled out. */
final class Planning {

  private final List<ModelInUse> inUse;
  private final TableDescriptor after;
  private final Stock stock;
  private final Map<ModelInUse, List<ModelChange>> changes = new LinkedHashMap<>();
  private final Map<ModelChange, Rollout> rollouts = new LinkedHashMap<>();

  Planning(List<ModelInUse> inUse, TableDescriptor after, Stock stock) {
    this.inUse = inUse;
    this.after = after;
    this.stock = stock;
    for (ModelInUse each : inUse) {
      changes.put(each, ModelComparison.between(each.model(), after).all());
    }
    changes.values().stream()
        .flatMap(List::stream)
        .distinct()
        .sorted(Comparator.comparing(ModelChange::id))
        .forEach(change -> rollouts.put(change, Rollouts.of(change)));
    FirstVersions.keep(rollouts);
  }

  Plan plan() {
    return new Plan(
        after.java(),
        inUse.stream().map(ModelInUse::name).toList(),
        List.copyOf(rollouts.keySet()),
        cheaper(),
        new Sequencing(after, rollouts, new Estimates(after, stock)).steps());
  }

  /**
   * Other forms of the model: of parts that may be others renamed, and of what needs two releases.
   */
  private List<CheaperWay> cheaper() {
    Set<CheaperWay> ways = new LinkedHashSet<>();
    changes.forEach(
        (before, all) ->
            WaysOut.ifRenamed(all, before.model())
                .forEach(
                    (change, names) ->
                        names.forEach(way -> ways.add(new CheaperWay(change, way)))));
    rollouts.forEach(
        (change, rollout) -> {
          if (rollout.isInSecond()) {
            WaysOut.instead(change).forEach(way -> ways.add(new CheaperWay(change, way)));
          }
        });
    return List.copyOf(ways);
  }
}
