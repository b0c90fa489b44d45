package dev.singlet.tools.analysis;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.List;

/** All access patterns of a table: those of entities, then those of item collections. */
public final class Patterns {

  private Patterns() {}

  /** Returns the access patterns in the order of the descriptor. */
  public static List<PatternRow> of(TableDescriptor table) {
    List<PatternRow> rows = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (AccessPatternDescriptor pattern : entity.patterns()) {
        rows.add(row(table, entity.name(), pattern));
      }
    }
    for (CollectionDescriptor collection : table.collections()) {
      for (AccessPatternDescriptor pattern : collection.patterns()) {
        rows.add(row(table, Words.simple(collection.java()), pattern));
      }
    }
    return rows;
  }

  private static PatternRow row(
      TableDescriptor table, String owner, AccessPatternDescriptor pattern) {
    return new PatternRow(
        pattern.name(),
        owner,
        Purpose.of(pattern),
        pattern.signature(),
        pattern.operation(),
        pattern.index(),
        Tenants.condition(table, pattern.keyCondition()),
        SortOrder.of(pattern),
        SortOrder.narrowing(pattern),
        ReadCapacity.of(pattern),
        pattern.entities(),
        pattern.isFiltered() ? pattern.alsoInRange() : List.of());
  }
}
