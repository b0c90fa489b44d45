package dev.singlet.processor.model.table;

import dev.singlet.annotation.ProjectionType;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.IndexPresence;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.settings.VectorModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The attributes of an item that the entries of an index hold. */
public final class IndexContent {

  private IndexContent() {}

  /** Returns whether an index holds an attribute of its items. */
  public static boolean holds(IndexModel index, String stored, TableSettings table) {
    if (index.hasVectorIn(stored)) {
      // A search compares vectors, and does not return them.
      return false;
    }
    VectorModel vector = index.vector();
    return index.projection() == ProjectionType.ALL
        || index.include().contains(stored)
        || index.key().names().contains(stored)
        || table.key().names().contains(stored)
        || (vector != null && vector.filters().contains(stored));
  }

  /** Returns the filters of a vector index with their types. */
  public static List<KeyAttributeModel> filters(IndexModel index, TableModel table) {
    List<KeyAttributeModel> filters = new ArrayList<>();
    for (String filter : index.vector() == null ? List.<String>of() : index.vector().filters()) {
      table.entities().stream()
          .flatMap(entity -> entity.storedAs(filter).stream())
          .map(attribute -> attribute.type().stored())
          .filter(Objects::nonNull)
          .findFirst()
          .ifPresent(type -> filters.add(new KeyAttributeModel(filter, type)));
    }
    return filters;
  }

  /** Returns the attributes of an entity that an index lacks, its mark included. */
  public static List<String> missing(
      @Nullable IndexModel index, EntityModel entity, TableSettings table) {
    if (index == null) {
      return List.of();
    }
    List<String> stored = new ArrayList<>();
    if (!entity.isToldByKey()) {
      stored.add(entity.mark().attribute());
    }
    if (entity.schemaVersion() != null) {
      stored.add(table.schemaVersionAttribute());
    }
    for (AttributeModel attribute : entity.attributes()) {
      stored.add(
          attribute.isExtras()
              ? "whatever " + attribute.component() + " keeps"
              : attribute.holder());
      stored.addAll(attribute.aliases());
    }
    return stored.stream().filter(name -> !holds(index, name, table)).toList();
  }

  /** Returns whether a query of a key returns less than whole entities. */
  public static boolean isPartial(LinkedKeyModel key, EntityModel entity, TableSettings table) {
    return !missing(key.index(), entity, table).isEmpty();
  }

  /**
   * Returns whether the entries in a query's range can be told apart from those of other entities,
   * or whether there are no others.
   */
  public static boolean tellsApart(LinkedKeyModel key, EntityModel entity, TableModel table) {
    return tellsEntity(key.index(), entity, table.settings())
        || QueryRange.strangersIn(entity, key, table).isEmpty();
  }

  /**
   * Returns whether the entries of an index, or of the table, tell whether they are of an entity.
   */
  private static boolean tellsEntity(
      @Nullable IndexModel index, EntityModel entity, TableSettings table) {
    return index == null || entity.isToldByKey() || holds(index, entity.mark().attribute(), table);
  }

  /** Returns whether a query must leave out items of other entities, and is able to. */
  public static boolean isFiltered(LinkedKeyModel key, EntityModel entity, TableModel table) {
    boolean hasStrangers =
        !table.isWhole() || !QueryRange.strangersIn(entity, key, table).isEmpty();
    return hasStrangers && tellsEntity(key.index(), entity, table.settings());
  }

  /** Returns the indexes from which an entity's access patterns return projections only. */
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
   * Returns whether a scan of such an index can return projections: its entries can be told apart
   * from those of other entities, or there are no others.
   */
  public static boolean isScanned(IndexModel index, EntityModel entity, TableModel table) {
    IndexPresence presence = new IndexPresence(index, table.settings());
    boolean isAlone =
        table.entities().stream()
            .allMatch(other -> other.equals(entity) || presence.keys(other).isEmpty());
    return partial(entity, table).contains(index)
        && (isAlone || tellsEntity(index, entity, table.settings()));
  }
}
