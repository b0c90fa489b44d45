package dev.singlet.it.writers;

import dev.singlet.it.Nasty;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the table must hold. */
final class Oracle {

  private final Map<Key, Item> items = new TreeMap<>(Comparator.comparing(Key::text));
  private final Map<Key, List<Item>> earlier = new HashMap<>();

  @Nullable Item at(Key key) {
    return items.get(key);
  }

  List<Item> earlier(Key key) {
    return earlier.getOrDefault(key, List.of());
  }

  List<Item> items() {
    return List.copyOf(items.values());
  }

  void accept(Key key, @Nullable Item after) {
    Item before = items.remove(key);
    if (before != null) {
      earlier.computeIfAbsent(key, k -> new ArrayList<>()).add(before);
    }
    if (after != null) {
      items.put(key, after);
    }
  }

  /** Whether another item has a value that this one would take. */
  boolean isTaken(Item after) {
    List<String> wanted = after.kind().unique(after.fields());
    return items.values().stream()
        .filter(item -> item.key().tenant().equals(after.key().tenant()))
        .filter(item -> !item.key().equals(after.key()))
        .anyMatch(item -> item.kind().unique(item.fields()).stream().anyMatch(wanted::contains));
  }

  /** What keeps values unique, by its partition key. */
  Map<String, Map<String, AttributeValue>> unique() {
    Map<String, Map<String, AttributeValue>> all = new HashMap<>();
    for (Item item : items.values()) {
      for (String value : item.kind().unique(item.fields())) {
        String partition = item.key().stored(value);
        Map<String, AttributeValue> owner =
            Map.of(
                "PK", AttributeValue.createS(item.key().stored(item.key().partition())),
                "SK", AttributeValue.createS(item.key().sort()));
        all.put(
            partition + " / UNIQUE",
            Map.of(
                "PK", AttributeValue.createS(partition),
                "SK", AttributeValue.createS("UNIQUE"),
                "_et", AttributeValue.createS("UNIQUE#" + item.kind().entity()),
                "_owner", AttributeValue.createM(owner)));
      }
    }
    return all;
  }

  /** The items of a query, in the order of one of their key attributes. */
  List<Item> find(String tenant, Predicate<Item> predicate, String sortKey) {
    return items.values().stream()
        .filter(item -> item.key().tenant().equals(tenant) && predicate.test(item))
        .sorted(
            (a, b) ->
                Nasty.compareUtf8(
                    String.valueOf(a.indexKey(sortKey)), String.valueOf(b.indexKey(sortKey))))
        .toList();
  }
}
