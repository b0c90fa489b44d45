package dev.singlet.change.plan;

import dev.singlet.change.gate.WaysOut;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.comparison.ModelComparison;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Makes a plan: finds the changes, and how each is rolled out. */
final class Planning {

  /** Parts of ways out that the steps of the plan do anyway, or that only accept. */
  private static final List<String> STEPS =
      List.of(
          "Accept it", "two releases", "Keep it until", "Keep it in", "docs/operate/new-key.md");

  /** Ways that leave the change out, so that nothing of it is reached. */
  private static final List<String> REFUSALS =
      List.of(
          "Keep the template",
          "Keep the key attributes",
          "Keep the table without tenants",
          "Keep it: @Table",
          "Begin with schemaVersion");

  private final List<ModelInUse> inUse;
  private final TableDescriptor after;
  private final Stock stock;
  private final Map<ModelChange, Rollout> rollouts = new LinkedHashMap<>();

  Planning(List<ModelInUse> inUse, TableDescriptor after, Stock stock) {
    this.inUse = inUse;
    this.after = after;
    this.stock = stock;
    inUse.stream()
        .flatMap(each -> ModelComparison.between(each.model(), after).all().stream())
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

  /** Ways out that are neither an acceptance nor what the steps of the plan do anyway. */
  private List<CheaperWay> cheaper() {
    Set<CheaperWay> ways = new LinkedHashSet<>();
    for (ModelInUse each : inUse) {
      List<ModelChange> changes = ModelComparison.between(each.model(), after).all();
      WaysOut.ifRenamed(changes, each.model())
          .forEach((change, all) -> all.forEach(way -> ways.add(new CheaperWay(change, way))));
    }
    rollouts.forEach(
        (change, rollout) -> {
          if (rollout.isInSecond()) {
            WaysOut.of(change).stream()
                .filter(way -> STEPS.stream().noneMatch(way::contains))
                .filter(way -> REFUSALS.stream().noneMatch(way::startsWith))
                .forEach(way -> ways.add(new CheaperWay(change, withoutOr(way))));
          }
        });
    return List.copyOf(ways);
  }

  private static String withoutOr(String way) {
    return way.startsWith("Or ")
        ? way.substring(3, 4).toUpperCase(Locale.ROOT) + way.substring(4)
        : way;
  }
}
