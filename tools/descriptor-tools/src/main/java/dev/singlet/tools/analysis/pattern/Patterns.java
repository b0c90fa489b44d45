package dev.singlet.tools.analysis.pattern;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.Tenants;
import dev.singlet.tools.analysis.key.Words;
import java.util.ArrayList;
import java.util.List;

/** All access patterns of a table: those of entities, then those of item collections. */
public final class Patterns {

  private Patterns() {}

  /** Returns the access patterns in the order of the descriptor. */
  public static List<PatternRow> of(TableDescriptor table) {
    List<PatternRow> rows = new ArrayList<>();
    table.entities().forEach(entity -> rows.addAll(of(table, entity)));
    table.collections().forEach(collection -> rows.addAll(of(table, collection)));
    return rows;
  }

  /** Returns the access patterns of an entity. */
  public static List<PatternRow> of(TableDescriptor table, EntityDescriptor entity) {
    return rows(table, entity.name(), entity.patterns());
  }

  /** Returns the access patterns of an item collection. */
  public static List<PatternRow> of(TableDescriptor table, CollectionDescriptor collection) {
    return rows(table, Words.simple(collection.java()), collection.patterns());
  }

  private static List<PatternRow> rows(
      TableDescriptor table, String owner, List<AccessPatternDescriptor> patterns) {
    return patterns.stream().map(pattern -> row(table, owner, pattern)).toList();
  }

  private static String narrowing(TableDescriptor table, AccessPatternDescriptor pattern) {
    return pattern.operation() == Operation.SEARCH_VECTORS
        ? SearchFilters.of(table, pattern)
        : SortOrder.narrowing(pattern);
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
        narrowing(table, pattern),
        ReadCapacity.of(pattern),
        pattern.entities(),
        pattern.isFiltered() ? pattern.alsoInRange() : List.of());
  }
}
