package dev.singlet.processor.model;

import dev.singlet.annotation.ProjectionType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the entries of an index hold of an item. */
public final class IndexContent {

  private IndexContent() {}

  /** Whether an index holds an attribute of its items. */
  public static boolean holds(IndexModel index, String stored, TableSettings table) {
    return index.projection() == ProjectionType.ALL
        || index.include().contains(stored)
        || index.key().names().contains(stored)
        || table.key().names().contains(stored);
  }

  /** What an index lacks of an entity, the entity attribute included. */
  public static List<String> missing(
      @Nullable IndexModel index, EntityModel entity, TableSettings table) {
    if (index == null) {
      return List.of();
    }
    List<String> stored = new ArrayList<>();
    stored.add(table.entityAttribute());
    if (entity.schemaVersion() != null) {
      stored.add(table.schemaVersionAttribute());
    }
    for (AttributeModel attribute : entity.attributes()) {
      stored.add(
          attribute.isExtras()
              ? "whatever " + attribute.component() + " keeps"
              : attribute.stored());
      stored.addAll(attribute.aliases());
    }
    return stored.stream().filter(name -> !holds(index, name, table)).toList();
  }

  /** Whether a query of a key gives less than whole entities. */
  public static boolean isPartial(LinkedKeyModel key, EntityModel entity, TableSettings table) {
    return !missing(key.index(), entity, table).isEmpty();
  }

  /**
   * Whether the entries in a query's range can be told from those of other entities, or there are
   * no others.
   */
  public static boolean tellsApart(LinkedKeyModel key, EntityModel entity, TableModel table) {
    return holdsEntity(key.index(), table.settings())
        || QueryRange.strangersIn(entity, key, table).isEmpty();
  }

  /** Whether the entries of an index, or of the table, say what entity they are of. */
  private static boolean holdsEntity(@Nullable IndexModel index, TableSettings table) {
    return index == null || holds(index, table.entityAttribute(), table);
  }

  /** Whether a query must leave out items of other entities, and can. */
  public static boolean isFiltered(LinkedKeyModel key, EntityModel entity, TableModel table) {
    boolean hasStrangers =
        !table.isWhole() || !QueryRange.strangersIn(entity, key, table).isEmpty();
    return hasStrangers && holdsEntity(key.index(), table.settings());
  }

  /** The indexes from which an entity's access patterns give projections only. */
  public static List<IndexModel> partial(EntityModel entity, TableModel table) {
    return table.settings().indexes().stream()
        .filter(
            index ->
                entity.keys().stream()
                    .anyMatch(
                        key ->
                            key.isNamed()
                                && index.equals(key.index())
                                && isPartial(key, entity, table.settings())
                                && tellsApart(key, entity, table)))
        .toList();
  }

  /**
   * What the classes generated for the queries of an index begin with, each index of a table with
   * words of its own.
   */
  public static String stem(IndexModel index, TableSettings table) {
    Set<String> taken = new HashSet<>();
    Map<IndexModel, String> stems = new HashMap<>();
    for (IndexModel each : table.indexes()) {
      String stem = Generated.stem(each.name());
      String unique = stem;
      for (int n = 2; !taken.add(unique); n++) {
        unique = stem + "_" + n;
      }
      stems.put(each, unique);
    }
    return stems.getOrDefault(index, "");
  }
}
