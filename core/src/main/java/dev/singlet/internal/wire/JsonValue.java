package dev.singlet.internal.wire;

import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.StoredValue;
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
  public @Nullable String s() {
    return items.is(place, JsonItems.S) ? items.text(place) : null;
  }

  @Override
  public @Nullable String n() {
    return items.is(place, JsonItems.N) ? items.text(place) : null;
  }

  @Override
  public @Nullable Boolean bool() {
    return items.is(place, JsonItems.BOOL) ? items.bool(place) : null;
  }

  @Override
  public @Nullable SdkBytes b() {
    return items.is(place, JsonItems.B) ? items.bytes(place) : null;
  }

  @Override
  public @Nullable List<String> ss() {
    return items.is(place, JsonItems.SS) ? texts() : null;
  }

  @Override
  public @Nullable List<String> ns() {
    return items.is(place, JsonItems.NS) ? texts() : null;
  }

  /** Returns texts that are created when they are asked for. Codecs ask once. */
  private List<String> texts() {
    return new AbstractList<>() {
      @Override
      public String get(int index) {
        return items.text(items.first(place) + index * JsonItems.WIDTH);
      }

      @Override
      public Object[] toArray() {
        Object[] texts = new Object[size()];
        for (int i = 0; i < texts.length; i++) {
          texts[i] = get(i);
        }
        return texts;
      }

      @Override
      public int size() {
        return items.size(place);
      }
    };
  }

  @Override
  public @Nullable List<SdkBytes> bs() {
    return items.is(place, JsonItems.BS) ? items.binaries(place) : null;
  }

  @Override
  public @Nullable List<@Nullable StoredValue> l() {
    if (!items.is(place, JsonItems.L)) {
      return null;
    }
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
  public boolean hasM() {
    return items.is(place, JsonItems.M);
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
    if (!hasM()) {
      throw unexpected("M");
    }
    return new JsonItemReader(items, place, false, olderNames);
  }

  @Override
  public AttributeValue toAttributeValue() {
    return items.value(place);
  }
}
