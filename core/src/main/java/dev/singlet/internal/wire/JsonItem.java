package dev.singlet.internal.wire;

import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.StoredItem;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item of an answer. Attribute values are created when they are asked for. */
final class JsonItem extends StoredItem {

  private final JsonItems items;
  private final int place;

  JsonItem(JsonItems items, int place) {
    this.items = items;
    this.place = place;
  }

  @Override
  public ItemReader reader(Map<String, List<String>> olderNames) {
    return new JsonItemReader(items, place, true, olderNames);
  }

  @Override
  public @Nullable String stringOrNull(String name) {
    return items.stringOrNull(place, name);
  }

  @Override
  public int size() {
    return items.size(place);
  }

  @Override
  public boolean containsKey(Object name) {
    return name instanceof String text && items.find(place, text) >= 0;
  }

  @Override
  public @Nullable AttributeValue get(Object name) {
    int entry = name instanceof String text ? items.find(place, text) : -1;
    return entry < 0 ? null : items.value(entry);
  }

  @Override
  public Set<Map.Entry<String, AttributeValue>> entrySet() {
    return Collections.unmodifiableMap(items.map(place)).entrySet();
  }
}
