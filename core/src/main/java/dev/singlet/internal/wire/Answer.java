package dev.singlet.internal.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items in an answer, and the answer without them. */
final class Answer {

  private final byte[] json;
  private final JsonItems items;
  private final List<ItemList> lists;

  Answer(byte[] json, JsonItems items, List<ItemList> lists) {
    this.json = json;
    this.items = items;
    this.lists = lists;
  }

  /** Returns the items of a page. */
  List<Map<String, AttributeValue>> page() {
    return items(lists.get(0));
  }

  /** Returns the items of a batch, by table. */
  Map<String, List<Map<String, AttributeValue>>> tables() {
    Map<String, List<Map<String, AttributeValue>>> tables = new HashMap<>();
    lists.forEach(list -> tables.put(list.table(), items(list)));
    return tables;
  }

  private List<Map<String, AttributeValue>> items(ItemList list) {
    List<Map<String, AttributeValue>> read = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      read.add(new JsonItem(items, list.first() + i * JsonItems.WIDTH));
    }
    return read;
  }

  /** Returns the number of all items. */
  int size() {
    return lists.stream().mapToInt(ItemList::size).sum();
  }

  /** Returns the JSON with empty lists in place of those with items. */
  byte[] rest() {
    int length = json.length;
    for (ItemList list : lists) {
      length -= list.to() - list.from() - 2;
    }
    byte[] rest = new byte[length];
    int from = 0;
    int at = 0;
    for (ItemList list : lists) {
      System.arraycopy(json, from, rest, at, list.from() - from);
      at += list.from() - from;
      rest[at++] = '[';
      rest[at++] = ']';
      from = list.to();
    }
    System.arraycopy(json, from, rest, at, json.length - from);
    return rest;
  }
}
