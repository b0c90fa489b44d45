package dev.singlet.tools.analysis;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.key.Words;
import dev.singlet.tools.analysis.pattern.Partition;
import dev.singlet.tools.analysis.pattern.Partitions;
import dev.singlet.tools.analysis.pattern.PatternRow;
import dev.singlet.tools.analysis.pattern.Patterns;
import java.util.ArrayList;
import java.util.List;

/**
 * Indexes of whole items that have the keys which the table has. An index that leaves out items of
 * the same partitions, or attributes, makes reads cheaper, so it doesn't count.
 */
final class RepeatedKeys {

  private static final Rule RULE =
      new Rule("Every index has keys of its own", "An index repeats the table");

  private final TableDescriptor table;

  RepeatedKeys(TableDescriptor table) {
    this.table = table;
  }

  List<Finding> findings() {
    if (table.indexes().isEmpty()) {
      return List.of();
    }
    List<String> read = Patterns.of(table).stream().map(PatternRow::index).toList();
    List<Finding> failed = new ArrayList<>();
    for (IndexDescriptor index : table.indexes()) {
      List<EntityDescriptor> entities =
          table.entities().stream()
              .filter(entity -> !entity.keysOn(index.name()).isEmpty())
              .toList();
      // An index that nothing reads has a finding of its own.
      if (read.contains(index.name()) && isRepeated(index, entities)) {
        failed.add(finding(index, entities.stream().map(EntityDescriptor::name).toList()));
      }
    }
    return RULE.orPassed(failed, "No index has just the keys that the table has.");
  }

  private static Finding finding(IndexDescriptor index, List<String> entities) {
    boolean isGlobal = index.type() == IndexDescriptor.Type.GLOBAL;
    return RULE.advice(
        index.name(),
        Words.list(entities)
            + (entities.size() == 1 ? " has" : " have")
            + " the same keys there as in the table. Query the table instead: each write costs 1"
            + " unit less"
            + (isGlobal ? ", and reads can be consistent." : "."));
  }

  private boolean isRepeated(IndexDescriptor index, List<EntityDescriptor> entities) {
    return !entities.isEmpty()
        && !index.isVector()
        && index.projection() == IndexDescriptor.Projection.ALL
        && entities.stream().allMatch(entity -> isRepeated(entity, index.name()))
        && !leavesOutOthers(entities.stream().map(EntityDescriptor::name).toList());
  }

  private static boolean isRepeated(EntityDescriptor entity, String index) {
    LinkedKeyDescriptor primary = entity.primaryKey();
    return entity.keysOn(index).stream()
        .allMatch(
            key ->
                key.when() == null
                    && parts(key.partition()).equals(parts(primary.partition()))
                    && parts(key.sort()).equals(parts(primary.sort())));
  }

  private static List<List<TemplateDescriptor.Part>> parts(List<TemplateDescriptor> templates) {
    return templates.stream().map(TemplateDescriptor::parts).toList();
  }

  /** Returns whether a partition of the table has items besides those of the entities. */
  private boolean leavesOutOthers(List<String> entities) {
    return Partitions.of(table).stream()
        .filter(partition -> partition.index().isEmpty())
        .map(Partition::entities)
        .filter(sharing -> sharing.stream().anyMatch(entities::contains))
        .anyMatch(sharing -> !entities.containsAll(sharing));
  }
}
