package dev.singlet.processor.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
            prefixes.stream().max(Span.UTF_8).orElseThrow());
    boolean narrows = !whole.first().isEmpty() && !strangersIn(collection, index, table).isEmpty();
    return narrows ? Optional.of(whole) : Optional.empty();
  }

  /** Returns the entities outside a collection whose items can be in its partition. */
  public static Set<EntityModel> strangersIn(
      CollectionModel collection, @Nullable IndexModel index, TableModel table) {
    LinkedKeyModel queried = collection.keysOn(index).get(0);
    IndexPresence presence = new IndexPresence(index, table.settings());
    Set<EntityModel> strangers = new LinkedHashSet<>();
    for (EntityModel other : table.entities()) {
      if (!collection.entities().contains(other)
          && !neighbours(other, presence, queried, table).isEmpty()) {
        strangers.add(other);
      }
    }
    return strangers;
  }

  /** Tells whether items of entities outside a collection can lie within its span. */
  public static boolean hasStrangersInSpan(
      CollectionModel collection, @Nullable IndexModel index, TableModel table) {
    Optional<Span> span = span(collection, index, table);
    LinkedKeyModel queried = collection.keysOn(index).get(0);
    IndexPresence presence = new IndexPresence(index, table.settings());
    return strangersIn(collection, index, table).stream()
        .flatMap(other -> neighbours(other, presence, queried, table).stream())
        .map(QueryRange::literalPrefix)
        .anyMatch(prefix -> span.isEmpty() || span.get().touches(prefix));
  }

  /**
   * Tells whether sort keys of entities outside a collection can begin with the prefix that its own
   * entities share.
   */
  public static boolean hasStrangersInPrefix(
      CollectionModel collection, LinkedKeyModel shared, TableModel table) {
    IndexPresence presence = new IndexPresence(shared.index(), table.settings());
    return strangersIn(collection, shared.index(), table).stream()
        .flatMap(other -> neighbours(other, presence, shared, table).stream())
        .anyMatch(neighbour -> isWithin(neighbour, shared, table));
  }

  private static String literalPrefix(LinkedKeyModel key) {
    return key.sort().isEmpty() ? "" : key.sort().get(0).literalPrefix();
  }

  private static List<LinkedKeyModel> neighbours(
      EntityModel other, IndexPresence presence, LinkedKeyModel queried, TableModel table) {
    char delimiter = table.settings().delimiter();
    List<LinkedKeyModel> neighbours = new ArrayList<>();
    for (LinkedKeyModel key : presence.keys(other)) {
      if (KeySpace.canBeEqual(key.partition(), queried.partition(), delimiter)) {
        neighbours.add(key);
      }
    }
    return neighbours;
  }

  private static boolean isWithin(
      LinkedKeyModel neighbour, LinkedKeyModel queried, TableModel table) {
    SettledSort settled = SettledSort.of(queried);
    char delimiter = table.settings().delimiter();
    List<Template> whole = queried.sort().subList(0, settled.attributes());
    return KeySpace.canBeEqual(neighbour.sort(), whole, delimiter)
        && (settled.isWhole(queried)
            || KeySpace.canBeginWith(
                neighbour.sort().get(settled.attributes()), settled.parts(), delimiter));
  }
}
