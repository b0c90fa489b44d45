package dev.singlet.item;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The entries of a map, one after the other, for {@link AttributeValue#createM}, which copies them
 * to a map of its own. Each key is put once.
 */
final class EntryList extends AbstractMap<String, AttributeValue> {

  private String[] keys;
  private AttributeValue[] values;
  private int size;

  EntryList(int capacity) {
    keys = new String[capacity];
    values = new AttributeValue[capacity];
  }

  @Override
  public @Nullable AttributeValue put(String key, AttributeValue value) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, size * 2 + 1);
      values = Arrays.copyOf(values, size * 2 + 1);
    }
    keys[size] = key;
    values[size++] = value;
    return null;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
    for (int i = 0; i < size; i++) {
      action.accept(keys[i], values[i]);
    }
  }

  @Override
  public Set<Map.Entry<String, AttributeValue>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Map.Entry<String, AttributeValue>> iterator() {
        Iterator<String> names = Arrays.asList(keys).subList(0, size).iterator();
        Iterator<AttributeValue> theirs = Arrays.asList(values).iterator();
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return names.hasNext();
          }

          @Override
          public Map.Entry<String, AttributeValue> next() {
            return Map.entry(names.next(), theirs.next());
          }
        };
      }

      @Override
      public int size() {
        return size;
      }
    };
  }
}
