package dev.singlet.processor.model.table;

import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.IndexPresence;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.SettledSort;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.IndexModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The part of a partition that a query reads, and the entities whose items are in it. */
public final class QueryRange {

  private QueryRange() {}

  /**
   * Returns the entities, other than the queried one, whose items can lie within a query's range.
   */
  public static List<EntityModel> strangersIn(
      EntityModel entity, LinkedKeyModel key, TableModel table) {
    IndexPresence presence = new IndexPresence(key.index(), table.settings());
    List<EntityModel> strangers = new ArrayList<>();
    for (EntityModel other : table.entities()) {
      if (!other.equals(entity)
          && neighbours(other, presence, key, table).stream()
              .anyMatch(neighbour -> isWithin(neighbour, key, table))) {
        strangers.add(other);
      }
    }
    return strangers;
  }

  /** Returns whether a query of a key can also read items that have another key in its index. */
  public static boolean reaches(LinkedKeyModel queried, LinkedKeyModel other, TableModel table) {
    return sharesPartition(other, queried, table) && isWithin(other, queried, table);
  }

  /**
   * Returns the span of sort keys that holds all items of a collection and as few others as
   * possible; empty if there are no others to leave out.
   */
  public static Optional<Span> span(
      CollectionModel collection, @Nullable IndexModel index, TableModel table) {
    List<LinkedKeyModel> keys = collection.keysOn(index);
    List<String> prefixes = keys.stream().map(QueryRange::literalPrefix).toList();
    Span whole =
        new Span(
            prefixes.stream().min(Span.UTF_8).orElseThrow(),
            prefixes.stream().max(Span.BY_LAST_KEY).orElseThrow());
    boolean hasOthers = !strangersIn(collection, keys.get(0), table, neighbour -> true).isEmpty();
    boolean narrows = !whole.first().isEmpty() && hasOthers;
    return narrows ? Optional.of(whole) : Optional.empty();
  }

  /** Returns the entities outside a collection whose items can lie within its span. */
  public static List<EntityModel> strangersInSpan(
      CollectionModel collection, @Nullable IndexModel index, TableModel table) {
    Optional<Span> span = span(collection, index, table);
    return strangersIn(
        collection,
        collection.keysOn(index).get(0),
        table,
        neighbour -> span.isEmpty() || span.get().touches(literalPrefix(neighbour)));
  }

  /**
   * Returns the entities outside a collection whose sort keys can begin with the prefix that its
   * own entities share.
   */
  public static List<EntityModel> strangersInPrefix(
      CollectionModel collection, LinkedKeyModel shared, TableModel table) {
    return strangersIn(collection, shared, table, neighbour -> isWithin(neighbour, shared, table));
  }

  /** Returns the entities outside a collection that have a key in its partition and its range. */
  private static List<EntityModel> strangersIn(
      CollectionModel collection,
      LinkedKeyModel queried,
      TableModel table,
      Predicate<LinkedKeyModel> range) {
    IndexPresence presence = new IndexPresence(queried.index(), table.settings());
    return table.entities().stream()
        .filter(other -> !collection.entities().contains(other))
        .filter(other -> neighbours(other, presence, queried, table).stream().anyMatch(range))
        .toList();
  }

  private static String literalPrefix(LinkedKeyModel key) {
    return key.sort().isEmpty() ? "" : key.sort().get(0).literalPrefix();
  }

  private static List<LinkedKeyModel> neighbours(
      EntityModel other, IndexPresence presence, LinkedKeyModel queried, TableModel table) {
    return presence.keys(other).stream()
        .filter(key -> sharesPartition(key, queried, table))
        .toList();
  }

  private static boolean sharesPartition(
      LinkedKeyModel neighbour, LinkedKeyModel queried, TableModel table) {
    return KeySpace.canBeEqual(
        neighbour.partition(), queried.partition(), table.settings().delimiter());
  }

  private static boolean isWithin(
      LinkedKeyModel neighbour, LinkedKeyModel queried, TableModel table) {
    SettledSort settled = SettledSort.of(queried);
    String delimiter = table.settings().delimiter();
    List<Template> whole = queried.sort().subList(0, settled.attributes());
    return KeySpace.canBeEqual(neighbour.sort(), whole, delimiter)
        && (settled.isWhole(queried)
            || KeySpace.canBeginWith(
                neighbour.sort().get(settled.attributes()), settled.parts(), delimiter));
  }
}
