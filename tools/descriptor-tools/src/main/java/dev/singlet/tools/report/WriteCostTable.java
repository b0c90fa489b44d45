package dev.singlet.tools.report;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.WriteCost;
import dev.singlet.tools.analysis.WriteCosts;
import java.util.List;

/**
 * The costs of writes. Rules that hold for all entities are said once.
 *
 * @param common the rules that hold for all entities
 * @param costs the costs of each entity
 */
public record WriteCostTable(List<String> common, List<WriteCost> costs) {

  public WriteCostTable {
    common = List.copyOf(common);
    costs = List.copyOf(costs);
  }

  static WriteCostTable of(TableDescriptor table) {
    List<WriteCost> costs = WriteCosts.of(table);
    return new WriteCostTable(Common.of(costs.stream().map(WriteCost::rules).toList()), costs);
  }

  /** Returns whether an entity's items are in an index under conditions. */
  public boolean isSometimes() {
    return costs.stream().anyMatch(cost -> !cost.sometimes().isEmpty());
  }

  /** Returns whether an update moves an entry of an index. */
  public boolean isMoving() {
    return costs.stream().anyMatch(cost -> cost.movingUpdate() > 0);
  }

  /** Returns the rules of an entity that don't hold for all. */
  public List<String> own(WriteCost cost) {
    return cost.rules().stream().filter(rule -> !common.contains(rule)).toList();
  }
}
