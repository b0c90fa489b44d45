package dev.singlet.tools.analysis;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Tenants;
import dev.singlet.tools.analysis.key.Values;
import dev.singlet.tools.analysis.key.Words;
import dev.singlet.tools.analysis.pattern.Partition;
import dev.singlet.tools.analysis.pattern.Partitions;
import dev.singlet.tools.analysis.pattern.PatternRow;
import dev.singlet.tools.analysis.pattern.Patterns;
import dev.singlet.tools.analysis.pattern.Purpose;
import java.util.ArrayList;
import java.util.List;

/** Finds choices that hurt when a table grows. */
final class Risks {

  private static final Rule HOT =
      new Rule("Writes spread over partitions", "Writes go to a few partitions");
  private static final Rule LARGE =
      new Rule("No partition outgrows a local index", "A partition may outgrow a local index");
  private static final Rule UNREAD =
      new Rule("Every index key is read", "An index key is never read");

  private final TableDescriptor table;

  Risks(TableDescriptor table) {
    this.table = table;
  }

  List<Finding> findings() {
    List<Finding> all = new ArrayList<>();
    all.addAll(hotPartitions());
    all.addAll(collections());
    all.addAll(unreadKeys());
    all.addAll(new ItemSizes(table).findings());
    return all;
  }

  private List<Finding> hotPartitions() {
    List<Finding> failed = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (LinkedKeyDescriptor key : entity.keys()) {
        if (isOfVectors(key)) {
          continue;
        }
        int partitions = partitions(entity, key);
        // Without any value in its primary key, an entity has one item.
        boolean isOneItem = TemplateShape.sources(entity.primaryKey().templates()).isEmpty();
        if (partitions > 0 && !isOneItem) {
          failed.add(hotPartition(entity, key, partitions));
        }
      }
    }
    return HOT.orPassed(failed, "Each partition key has many values.");
  }

  /** The units of a partition of a table don't limit that of a vector index. */
  private boolean isOfVectors(LinkedKeyDescriptor key) {
    return table.index(key.index()).stream().anyMatch(IndexDescriptor::isVector);
  }

  private Finding hotPartition(EntityDescriptor entity, LinkedKeyDescriptor key, int partitions) {
    boolean isPerTenant = !table.tenantPrefix().isEmpty();
    String subject = entity.name() + (key.isPrimary() ? "" : " on " + key.index());
    String reason =
        (key.when() == null ? "All items" : "All items with " + key.when().text())
            + (isPerTenant ? " of a tenant" : "")
            + " lie in "
            + Words.count(partitions, "partition")
            + ", "
            + Words.list(Tenants.partition(table, key))
            + ". A partition takes 1,000 write units and 3,000 read units a second. Add a value, or"
            + " spread the items with shard(n).";
    return isPerTenant ? HOT.advice(subject, reason) : HOT.warning(subject, reason);
  }

  /** Returns the number of partitions that a key can be in; 0 if there are many. */
  private static int partitions(EntityDescriptor entity, LinkedKeyDescriptor key) {
    int partitions = 1;
    for (TemplateDescriptor template : key.partition()) {
      for (TemplateDescriptor.Part.Value value : template.values()) {
        int count = value.shards() > 0 ? 0 : Values.count(entity, value.source());
        if (count == 0) {
          return 0;
        }
        partitions *= count;
      }
    }
    return partitions;
  }

  private List<Finding> collections() {
    List<String> local =
        table.indexes().stream()
            .filter(index -> index.type() == IndexDescriptor.Type.LOCAL)
            .map(IndexDescriptor::name)
            .toList();
    if (local.isEmpty()) {
      // Without local indexes a partition may have any number of items.
      return List.of();
    }
    List<Finding> failed = new ArrayList<>();
    for (Partition partition : Partitions.of(table)) {
      List<String> growing =
          table.entities().stream()
              .filter(entity -> partition.entities().contains(entity.name()))
              .filter(Risks::hasManyInPartition)
              .map(EntityDescriptor::name)
              .toList();
      if (partition.index().isEmpty() && !growing.isEmpty()) {
        failed.add(
            LARGE.advice(
                partition.template(),
                "Because of "
                    + Words.list(local)
                    + ", the items of one such partition, with their index entries, can't exceed"
                    + " 10 GB. Nothing limits the number of "
                    + Words.list(growing)
                    + " items in it."));
      }
    }
    return LARGE.orPassed(failed, "Each partition has a fixed number of items.");
  }

  private static boolean hasManyInPartition(EntityDescriptor entity) {
    LinkedKeyDescriptor key = entity.primaryKey();
    return !TemplateShape.sources(key.partition()).containsAll(TemplateShape.sources(key.sort()));
  }

  private List<Finding> unreadKeys() {
    List<Finding> failed = new ArrayList<>();
    List<String> read = Patterns.of(table).stream().map(PatternRow::index).toList();
    for (EntityDescriptor entity : table.entities()) {
      for (LinkedKeyDescriptor key : entity.keys()) {
        // An index that nothing reads has a finding of its own.
        boolean isUnread =
            !key.isPrimary()
                && read.contains(key.index())
                && Purpose.readers(table, entity, key).isEmpty();
        if (isUnread) {
          failed.add(
              UNREAD.advice(
                  entity.name()
                      + " on "
                      + key.index()
                      + (key.when() == null ? "" : " when " + key.when().text()),
                  "No access pattern finds items by this key, and each write of one pays for it."
                      + " Give it an access pattern by @LinkedKey(name = ...), or remove it if no"
                      + " other program reads it."));
        }
      }
    }
    return UNREAD.orPassed(failed, "An access pattern reads each key.");
  }
}
