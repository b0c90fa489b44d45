package dev.singlet.change;

import dev.singlet.model.change.ChangeKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An example of a change, with items of both models.
 *
 * @param kinds the kinds of changes that it has, in the order of their codes
 * @param before the old model
 * @param after the new model
 * @param record the name of the entity's record
 * @param renamed the components with other names in the new model, by the old name
 * @param unseen why a claim of danger is not seen here; empty if all are
 */
record Example(
    String name,
    Set<ChangeKind> kinds,
    String before,
    String after,
    String record,
    List<Item> items,
    Map<String, String> renamed,
    String unseen) {

  /**
   * A record, as each model has it. A text is empty if a model can't have it.
   *
   * @param oldChanged another record with the same key, which the old program writes over it
   * @param presentChanged another record with the same key, which the new program writes over it
   * @param older the names of attributes in an item that an even older program wrote, by their
   *     names in the old model; an empty name for an attribute that it lacks, and {@code =} with a
   *     text for another value
   */
  record Item(
      String old,
      String oldChanged,
      String present,
      String presentChanged,
      Map<String, String> older) {}

  static Example of(String name, ChangeKind... kinds) {
    return new Example(name, Set.of(kinds), "", "", "User", List.of(), Map.of(), "");
  }

  Example before(String body) {
    return new Example(name, kinds, body, after, record, items, renamed, unseen);
  }

  Example after(String body) {
    return new Example(name, kinds, before, body, record, items, renamed, unseen);
  }

  Example renamed(String old, String present) {
    Map<String, String> more = new LinkedHashMap<>(renamed);
    more.put(old, present);
    return new Example(name, kinds, before, after, record, items, more, unseen);
  }

  /** Adds a record, in JSON with single quotes, and a change of it. */
  Example item(String old, String oldChanged, String present, String presentChanged) {
    return with(
        new Item(json(old), json(oldChanged), json(present), json(presentChanged), Map.of()));
  }

  /** Adds a record whose stored item lacks attributes. */
  Example olderItem(String old, String present, String... lacking) {
    Map<String, String> older = new LinkedHashMap<>();
    List.of(lacking).forEach(each -> older.put(each, ""));
    return with(new Item(json(old), "", json(present), "", older));
  }

  /** Adds a record whose stored item has an attribute under an older name. */
  Example aliasedItem(String old, String present, String name, String olderName) {
    return with(new Item(json(old), "", json(present), "", Map.of(name, olderName)));
  }

  /** Adds a record whose stored item has another text in an attribute. */
  Example markedItem(String old, String present, String name, String text) {
    return with(new Item(json(old), "", json(present), "", Map.of(name, "=" + text)));
  }

  private Example with(Item item) {
    List<Item> more = new ArrayList<>(items);
    more.add(item);
    return new Example(name, kinds, before, after, record, more, renamed, unseen);
  }

  /** Accepts claims of danger that these items don't show. */
  Example unseen(String why) {
    return new Example(name, kinds, before, after, record, items, renamed, why);
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  /** Returns whether DynamoDB Local can't have the table, because it has no vector indexes. */
  boolean isOfVectors() {
    return (before + after).contains("IndexType.VECTOR");
  }

  /** Returns the name of a component in the other model. */
  Optional<String> otherName(String component) {
    return renamed.entrySet().stream()
        .filter(each -> each.getKey().equals(component) || each.getValue().equals(component))
        .map(each -> each.getKey().equals(component) ? each.getValue() : each.getKey())
        .findFirst();
  }

  @Override
  public String toString() {
    return name;
  }
}
