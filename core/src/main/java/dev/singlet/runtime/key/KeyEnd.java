package dev.singlet.runtime.key;

/**
 * The place of a range's end among the values that a part of a key can hold, in the order of the
 * key.
 *
 * @param <V> a text, or a whole key
 */
public sealed interface KeyEnd<V> {

  /**
   * The end is a value.
   *
   * @param value the value in its form in the key
   */
  record At<V>(V value) implements KeyEnd<V> {}

  /**
   * No key can hold the end. It sorts after another value, and before all that follow that one.
   *
   * @param value the other value, which need not be one that a key can hold
   */
  record Behind<V>(V value) implements KeyEnd<V> {}

  /**
   * No key can hold the end. It sorts before or after all values.
   *
   * @param isBehindAll true if it sorts after them
   */
  record Outside<V>(boolean isBehindAll) implements KeyEnd<V> {}
}
