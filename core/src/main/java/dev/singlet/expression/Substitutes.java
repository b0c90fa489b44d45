package dev.singlet.expression;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What the placeholders of one request stand for, in the order in which they came. They are so few,
 * and the SDK copies them, that they have no object each.
 *
 * @param <V> the type of what they stand for
 */
final class Substitutes<V> extends AbstractMap<String, V> {

  private static final int USUAL = 6;

  private String[] placeholders = new String[USUAL];

  @SuppressWarnings("unchecked") // nothing else is put into it
  private V[] substitutes = (V[]) new Object[USUAL];

  private int size;

  /** Adds a placeholder that is not there yet. */
  void add(String placeholder, V substitute) {
    if (size == placeholders.length) {
      placeholders = Arrays.copyOf(placeholders, 2 * size);
      substitutes = Arrays.copyOf(substitutes, 2 * size);
    }
    placeholders[size] = placeholder;
    substitutes[size++] = substitute;
  }

  /** What stands for something; null if nothing does. */
  @Nullable String placeholder(V substitute) {
    for (int i = 0; i < size; i++) {
      if (substitutes[i].equals(substitute)) {
        return placeholders[i];
      }
    }
    return null;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public @Nullable V get(@Nullable Object placeholder) {
    for (int i = 0; i < size; i++) {
      if (placeholders[i].equals(placeholder)) {
        return substitutes[i];
      }
    }
    return null;
  }

  @Override
  public boolean containsKey(@Nullable Object placeholder) {
    return get(placeholder) != null;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super V> action) {
    for (int i = 0; i < size; i++) {
      action.accept(placeholders[i], substitutes[i]);
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
      return Map.entry(placeholders[next], substitutes[next++]);
    }
  }
}
