package dev.singlet.runtime.key;

import dev.singlet.runtime.key.KeyEnd.At;
import dev.singlet.runtime.key.KeyEnd.Behind;
import dev.singlet.runtime.key.KeyEnd.Outside;
import dev.singlet.value.Range;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The values of a range that a part of a key can hold, in the order of the key. Ends that no key
 * can hold are left out or moved to a value.
 *
 * @param lower the lower end; null if there is none
 * @param upper the upper end; null if there is none
 * @param prefix the beginning of all its texts; null for a range with ends
 * @param <V> a text, or a whole key
 */
public record KeyRange<V>(
    @Nullable V lower,
    boolean lowerInclusive,
    @Nullable V upper,
    boolean upperInclusive,
    @Nullable V prefix) {

  /**
   * Returns the values of a range that a key can hold.
   *
   * @return the range; null if a key can hold none of them
   */
  static <V> @Nullable KeyRange<V> of(Range<KeyEnd<V>> range) {
    KeyEnd<V> lower = range.lower();
    KeyEnd<V> upper = range.upper();
    KeyEnd<V> prefix = range.prefix();
    boolean isEmpty =
        (lower instanceof Outside<V> outside && outside.isBehindAll())
            || (upper instanceof Outside<V> other && !other.isBehindAll())
            || (prefix != null && !(prefix instanceof At));
    return isEmpty
        ? null
        : new KeyRange<>(
            value(lower),
            range.lowerInclusive() && lower instanceof At,
            value(upper),
            range.upperInclusive() || upper instanceof Behind,
            value(prefix));
  }

  private static <V> @Nullable V value(@Nullable KeyEnd<V> end) {
    return end instanceof At<V> at
        ? at.value()
        : end instanceof Behind<V> behind ? behind.value() : null;
  }

  /** Returns whether its ends leave no value between them. */
  boolean isEmpty(Comparator<? super V> order) {
    if (lower == null || upper == null) {
      return false;
    }
    int ends = order.compare(lower, upper);
    return ends > 0 || (ends == 0 && !(lowerInclusive && upperInclusive));
  }
}
