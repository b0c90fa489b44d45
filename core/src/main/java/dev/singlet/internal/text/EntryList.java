package dev.singlet.internal.text;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A map of few entries in insertion order, without an object for each: the attributes of an item,
 * or the placeholders of a request. It finds an entry by a linear search. As a {@code Map} it can't
 * be changed.
 */
public final class EntryList<V> extends AbstractMap<String, V> {

  private String[] names;
  private V[] values;
  private int size;

  /** Makes an empty list. */
  @SuppressWarnings("unchecked") // nothing else is put into it
  public EntryList(int capacity) {
    names = new String[capacity];
    values = (V[]) new Object[capacity];
  }

  private EntryList(String[] names, V[] values) {
    this.names = names;
    this.values = values;
    this.size = names.length;
  }

  /**
   * Returns a list of the same entries. An entry that is added to one of the two is not in the
   * other. An entry that is changed is changed in both.
   */
  public EntryList<V> copy() {
    return size == names.length
        ? new EntryList<>(names, values)
        : new EntryList<>(Arrays.copyOf(names, size), Arrays.copyOf(values, size));
  }

  /** Returns the values from an index on. */
  public List<V> valuesFrom(int index) {
    return List.of(Arrays.copyOfRange(values, index, size));
  }

  /** Adds an entry, and makes room for it if there is none. */
  public void add(String name, V value) {
    if (size == names.length) {
      names = Arrays.copyOf(names, 2 * size + 1);
      values = Arrays.copyOf(values, 2 * size + 1);
    }
    addIfRoom(name, value);
  }

  /** Adds an entry if there is room. */
  public boolean addIfRoom(String name, V value) {
    if (size == names.length) {
      return false;
    }
    names[size] = name;
    values[size++] = value;
    return true;
  }

  /** Replaces the value of a name, if the name exists. */
  public boolean change(String name, V value) {
    int index = indexOf(name);
    if (index >= 0) {
      values[index] = value;
    }
    return index >= 0;
  }

  /**
   * Returns the first name of a value.
   *
   * @return its name; null if there is none
   */
  public @Nullable String nameOf(V value) {
    for (int i = 0; i < size; i++) {
      if (values[i].equals(value)) {
        return names[i];
      }
    }
    return null;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public @Nullable V get(@Nullable Object name) {
    int index = indexOf(name);
    return index < 0 ? null : values[index];
  }

  @Override
  public boolean containsKey(@Nullable Object name) {
    return indexOf(name) >= 0;
  }

  /** Searches from the end, because the wanted entry was mostly added just before. */
  private int indexOf(@Nullable Object name) {
    for (int i = size - 1; i >= 0; i--) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super V> action) {
    for (int i = 0; i < size; i++) {
      action.accept(names[i], values[i]);
    }
  }

  @Override
  public Set<Map.Entry<String, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Map.Entry<String, V>> iterator() {
        return new Entries();
      }

      @Override
      public int size() {
        return size;
      }
    };
  }

  private final class Entries implements Iterator<Map.Entry<String, V>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size;
    }

    @Override
    public Map.Entry<String, V> next() {
      if (next == size) {
        throw new NoSuchElementException();
      }
      return Map.entry(names[next], values[next++]);
    }
  }
}
