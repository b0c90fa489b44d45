package dev.singlet.item;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The few attributes of an item, or of a map within one, in the order in which they were written,
 * without an object for each. One is found by looking through them, which so few allow.
 */
final class EntryList extends AbstractMap<String, AttributeValue> {

  private final String[] names;
  private final AttributeValue[] values;
  private int size;

  EntryList(int capacity) {
    names = new String[capacity];
    values = new AttributeValue[capacity];
  }

  /** Adds an attribute that is not there yet, unless there is no room. */
  boolean add(String name, AttributeValue value) {
    if (size == names.length) {
      return false;
    }
    names[size] = name;
    values[size++] = value;
    return true;
  }

  /** Gives an attribute another value, if it is there. */
  boolean change(String name, AttributeValue value) {
    int index = indexOf(name);
    if (index >= 0) {
      values[index] = value;
    }
    return index >= 0;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public @Nullable AttributeValue get(@Nullable Object name) {
    int index = indexOf(name);
    return index < 0 ? null : values[index];
  }

  @Override
  public boolean containsKey(@Nullable Object name) {
    return indexOf(name) >= 0;
  }

  private int indexOf(@Nullable Object name) {
    for (int i = 0; i < size; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
    for (int i = 0; i < size; i++) {
      action.accept(names[i], values[i]);
    }
  }

  @Override
  public Set<Map.Entry<String, AttributeValue>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Map.Entry<String, AttributeValue>> iterator() {
        return new Entries();
      }

      @Override
      public int size() {
        return size;
      }
    };
  }

  private final class Entries implements Iterator<Map.Entry<String, AttributeValue>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size;
    }

    @Override
    public Map.Entry<String, AttributeValue> next() {
      if (next == size) {
        throw new NoSuchElementException();
      }
      return Map.entry(names[next], values[next++]);
    }
  }
}
