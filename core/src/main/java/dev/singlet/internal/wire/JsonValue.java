package dev.singlet.internal.wire;

import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.StoredValue;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A value of an answer. */
final class JsonValue extends StoredValue {

  private final JsonItems items;
  private final int place;

  JsonValue(JsonItems items, int place) {
    this.items = items;
    this.place = place;
  }

  @Override
  public AttributeValue.Type type() {
    return items.type(place);
  }

  @Override
  public String text() {
    return items.text(place);
  }

  @Override
  public boolean isTrue() {
    return items.bool(place);
  }

  @Override
  public SdkBytes bytes() {
    return items.bytes(place);
  }

  @Override
  public Object[] members() {
    Object[] members = new Object[items.size(place)];
    boolean areBytes = items.is(place, JsonItems.BS);
    for (int i = 0; i < members.length; i++) {
      int member = items.first(place) + i * JsonItems.WIDTH;
      members[i] = areBytes ? items.bytes(member) : items.text(member);
    }
    return members;
  }

  @Override
  public List<@Nullable StoredValue> elements() {
    return new AbstractList<>() {
      @Override
      public StoredValue get(int index) {
        return new JsonValue(items, items.first(place) + index * JsonItems.WIDTH);
      }

      @Override
      public int size() {
        return items.size(place);
      }
    };
  }

  @Override
  public void forEachEntry(BiConsumer<String, @Nullable StoredValue> entries) {
    int first = items.first(place);
    for (int i = 0; i < items.size(place); i++) {
      int entry = first + i * JsonItems.WIDTH;
      entries.accept(items.name(entry), new JsonValue(items, entry));
    }
  }

  @Override
  public ItemReader attributes(Map<String, List<String>> olderNames) {
    require(AttributeValue.Type.M);
    return new JsonItemReader(items, place, false, olderNames);
  }

  @Override
  public AttributeValue toAttributeValue() {
    return items.value(place);
  }
}
