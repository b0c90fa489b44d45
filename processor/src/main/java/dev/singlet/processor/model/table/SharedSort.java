package dev.singlet.processor.model.table;

import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.OpenPart;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.SettledSort;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The common beginning of the sort keys of all entities of a collection. A query can be narrowed by
 * it.
 *
 * @param key the key of the first entity, with only those sort templates, and only that beginning
 *     of the last one, that all entities have
 * @param isWhole true if all entities have the whole of the last template
 * @param first the component of the first open part, under its name in the first entity
 */
public record SharedSort(LinkedKeyModel key, boolean isWhole, Source first) {

  /**
   * Returns the beginning that can narrow a query; empty if the sort keys of its entities share no
   * placeholder.
   */
  public static Optional<SharedSort> of(CollectionModel collection, CollectionQuery query) {
    Beginning beginning = beginning(collection, query);
    LinkedKeyModel first = collection.key(query);
    LinkedKeyModel key =
        first
            .withSort(renamed(beginning.sort(), first, query.narrowBy()))
            .givingUpAll(collection.keysOn(query.index()));
    return SettledSort.of(key).isWhole(key)
        ? Optional.empty()
        : Optional.of(
            new SharedSort(key, beginning.isWhole(), OpenPart.of(first).get(0).value().source()));
  }

  /** Returns the number of parts that can narrow a query, whatever their names are. */
  public static int parts(CollectionModel collection, CollectionQuery query) {
    List<Template> sort = beginning(collection, query).sort();
    return OpenPart.of(collection.key(query).withSort(sort)).size();
  }

  /** The common beginning of sort keys, and whether it is the whole of each. */
  private record Beginning(List<Template> sort, boolean isWhole) {}

  private static Beginning beginning(CollectionModel collection, CollectionQuery query) {
    List<LinkedKeyModel> keys = collection.keysOn(query.index());
    LinkedKeyModel first = keys.get(0);
    List<Template> sort = new ArrayList<>();
    boolean isWhole = true;
    for (int i = 0; isWhole && i < first.sort().size(); i++) {
      Shared shared = shared(keys, i, query.narrowBy().size());
      if (shared.parts().isEmpty()) {
        break;
      }
      Template template = first.sort().get(i);
      sort.add(new Template(template.place(), template.text(), shared.parts()));
      isWhole = shared.isWhole();
    }
    return new Beginning(sort, isWhole);
  }

  /** Gives the open parts of templates other names, from the first. */
  private static List<Template> renamed(
      List<Template> sort, LinkedKeyModel first, List<String> names) {
    List<OpenPart> open = OpenPart.of(first);
    Map<Source, Source> renamed = new HashMap<>();
    for (int i = 0; i < Math.min(names.size(), open.size()); i++) {
      Source source = open.get(i).value().source();
      renamed.put(
          source,
          new Source(names.get(i), source.type(), source.isNullable(), source.isComputed()));
    }
    return sort.stream()
        .map(
            template ->
                new Template(
                    template.place(),
                    template.text(),
                    template.parts().stream().map(part -> renamed(part, renamed)).toList()))
        .toList();
  }

  private static Part renamed(Part part, Map<Source, Source> renamed) {
    return part instanceof Part.Value value
        ? new Part.Value(renamed.getOrDefault(value.source(), value.source()), value.formats())
        : part;
  }

  /**
   * The common beginning of the templates of several keys for an attribute, and whether it is the
   * whole of each.
   */
  private record Shared(List<Part> parts, boolean isWhole) {}

  private static Shared shared(List<LinkedKeyModel> keys, int attribute, int named) {
    LinkedKeyModel first = keys.get(0);
    List<Part> shared = first.sort().get(attribute).parts();
    boolean isWhole = true;
    for (LinkedKeyModel key : keys) {
      List<Part> parts = key.sort().get(attribute).parts();
      List<Part> common = common(shared, first, parts, key, named);
      isWhole &= common.equals(shared) && common.size() == parts.size();
      shared = common;
    }
    return new Shared(isWhole ? shared : withoutOpenEnd(shared), isWhole);
  }

  /** Returns the beginning of a key that is also common to the keys before it. */
  private static List<Part> common(
      List<Part> shared, LinkedKeyModel first, List<Part> parts, LinkedKeyModel key, int named) {
    List<Part> common = new ArrayList<>();
    for (int i = 0; i < Math.min(shared.size(), parts.size()); i++) {
      Part part = shared.get(i);
      if (part instanceof Part.Literal literal && parts.get(i) instanceof Part.Literal other) {
        String start = commonStart(literal.text(), other.text());
        if (!start.isEmpty()) {
          common.add(new Part.Literal(start));
        }
        if (!start.equals(literal.text()) || !start.equals(other.text())) {
          break;
        }
      } else if (part instanceof Part.Value value
          && parts.get(i) instanceof Part.Value other
          && isSame(value, first, other, key, named)) {
        common.add(part);
      } else {
        break;
      }
    }
    return common;
  }

  /**
   * Returns whether two parts are the same. A value that the partition determines is identified by
   * its place there, a named one by its place in the sort key, any other value by its component.
   */
  private static boolean isSame(
      Part.Value value, LinkedKeyModel first, Part.Value other, LinkedKeyModel key, int named) {
    if (!KeySpace.form(value).equals(KeySpace.form(other))) {
      return false;
    }
    int place = placeInPartition(value, first);
    if (place >= 0 || placeInPartition(other, key) >= 0) {
      return place == placeInPartition(other, key);
    }
    int open = placeInSortKey(value, first);
    return open == placeInSortKey(other, key)
        && (open < named || value.source().name().equals(other.source().name()));
  }

  private static int placeInSortKey(Part.Value value, LinkedKeyModel key) {
    return OpenPart.of(key).stream()
        .map(open -> open.value().source())
        .toList()
        .indexOf(value.source());
  }

  private static int placeInPartition(Part.Value value, LinkedKeyModel key) {
    return List.copyOf(key.settled()).indexOf(value.source());
  }

  private static String commonStart(String left, String right) {
    int end = 0;
    while (end < Math.min(left.length(), right.length()) && left.charAt(end) == right.charAt(end)) {
      end++;
    }
    boolean splitsPair = end > 0 && Character.isHighSurrogate(left.charAt(end - 1));
    return left.substring(0, splitsPair ? end - 1 : end);
  }

  /**
   * Removes a last value of varying length: if it is the last one in some keys only, its end can't
   * be found. The same holds for a value that can hold the delimiter, if only the beginning of the
   * text that follows it is common.
   */
  private static List<Part> withoutOpenEnd(List<Part> parts) {
    int last = parts.size() - 1;
    while (last >= 0 && parts.get(last) instanceof Part.Literal) {
      last--;
    }
    boolean isOpen =
        last >= 0
            && parts.get(last) instanceof Part.Value value
            && value.width() == 0
            && (last == parts.size() - 1 || value.canHoldDelimiter());
    return isOpen ? parts.subList(0, last) : parts;
  }
}
