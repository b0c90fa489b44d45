package dev.singlet.tools.analysis;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The costs of writes, by the rules of <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">DynamoDB's
 * write operations</a> and <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations.Writes">of
 * its indexes</a>. A <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">transaction</a>
 * doubles the units of items; AWS doesn't say that it doubles those of index entries, which are
 * counted once.
 */
public final class WriteCosts {

  private WriteCosts() {}

  /** Returns the costs of each entity. */
  public static List<WriteCost> of(TableDescriptor table) {
    return table.entities().stream().map(entity -> of(table, entity)).toList();
  }

  private static WriteCost of(TableDescriptor table, EntityDescriptor entity) {
    IndexMembership indexes = IndexMembership.of(table, entity);
    List<String> always = indexes.always();
    List<String> sometimes = indexes.sometimes();
    int unique = entity.unique().size();
    // Unique values make a put or a delete a transaction, in which the items count twice.
    int items = unique == 0 ? 1 : 2 * (1 + unique);
    // A delete removes the index entries that a put of a new item writes.
    int atLeast = items + always.size();
    int atMost = atLeast + sometimes.size();
    Updates updates = new Updates(table, entity, indexes);
    return new WriteCost(
        entity.name(),
        atLeast,
        atMost,
        updates.atLeast(),
        updates.atMost(),
        updates.moving(),
        atLeast,
        atMost,
        always,
        sometimes,
        unique,
        rules(table, entity, indexes));
  }

  private static List<String> rules(
      TableDescriptor table, EntityDescriptor entity, IndexMembership indexes) {
    List<String> always = indexes.always();
    List<String> sometimes = indexes.sometimes();
    List<String> rules = new ArrayList<>();
    rules.add(
        "A put of a new item costs 1 unit for each 1 KB of the item"
            + (always.isEmpty()
                ? ", rounded up."
                : ", and 1 for each 1 KB of its entry in "
                    + Words.list(always)
                    + ", each rounded up."));
    if (!sometimes.isEmpty()) {
      rules.add(
          "It costs 1 more for each 1 KB of its entry in "
              + Words.list(sometimes)
              + ", if it has a key there.");
    }
    rules.addAll(new Updates(table, entity, indexes).rules());
    rules.add(
        "A delete costs as much as a put of a new item: 1 unit for each 1 KB of the item and of each"
            + " index entry that it removes.");
    List<String> searched =
        table.indexes().stream()
            .filter(IndexDescriptor::isVector)
            .map(IndexDescriptor::name)
            .filter(index -> !entity.keysOn(index).isEmpty())
            .toList();
    if (!searched.isEmpty()) {
      rules.add(
          "Changes in "
              + Words.list(searched)
              + " take no write units: DynamoDB counts the bytes that it copies there.");
    }
    int unique = entity.unique().size();
    if (unique > 0) {
      rules.add(
          Words.count(unique, "unique value")
              + ", each an item of its own. A put or a delete writes this item and those in one"
              + " transaction. A put without ifNotExists() and a delete read the old values first."
              + " An update that leaves them as they are is not a transaction.");
    }
    rules.add(
        "In a transaction, a write costs 2 units for each 1 KB of the item in the table. AWS doesn't"
            + " document whether index entries cost double, too, so they are counted once.");
    return rules;
  }
}
