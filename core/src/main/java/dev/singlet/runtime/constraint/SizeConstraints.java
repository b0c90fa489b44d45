package dev.singlet.runtime.constraint;

import dev.singlet.runtime.item.Violations;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The constraints of {@code jakarta.validation} on the size of text, collections, maps and arrays.
 * Null satisfies them; {@link Violations#required} checks that a value exists.
 */
public final class SizeConstraints {

  private SizeConstraints() {}

  /** {@code @Size} of text in chars, of a collection, a map, an array, or binary in bytes. */
  public static void size(
      Violations violations, String component, @Nullable Object value, int min, int max) {
    int size = value == null ? min : sizeOf(value);
    if (value != null && (size < min || size > max)) {
      String bounds =
          max == Integer.MAX_VALUE
              ? "at least {min}"
              : min == 0 ? "at most {max}" : min == max ? "{min}" : "{min} to {max}";
      boolean isOne = (max == Integer.MAX_VALUE ? min : max) == 1;
      violations.add(
          component,
          "Size",
          "must have " + bounds + " " + unit(value, isOne),
          Map.of("min", min, "max", max),
          value);
    }
  }

  /** {@code @NotEmpty}. */
  public static void notEmpty(Violations violations, String component, @Nullable Object value) {
    if (value != null && sizeOf(value) == 0) {
      violations.add(component, "NotEmpty", "must not be empty", value);
    }
  }

  /** {@code @NotEmpty} of a set. Null counts as empty. */
  public static void notEmpty(Violations violations, String component, @Nullable Set<?> value) {
    if (value == null || value.isEmpty()) {
      violations.add(component, "NotEmpty", "must not be empty", value);
    }
  }

  private static int sizeOf(Object value) {
    if (value instanceof CharSequence text) {
      return text.length();
    }
    if (value instanceof Collection<?> elements) {
      return elements.size();
    }
    if (value instanceof Map<?, ?> entries) {
      return entries.size();
    }
    return value instanceof Object[] elements ? elements.length : sizeOfPrimitives(value);
  }

  /** Without reflection, which a native image would have to know of. */
  private static int sizeOfPrimitives(Object array) {
    return array instanceof byte[] bytes
        ? bytes.length
        : array instanceof float[] floats
            ? floats.length
            : array instanceof double[] doubles ? doubles.length : sizeOfOthers(array);
  }

  private static int sizeOfOthers(Object array) {
    return array instanceof int[] ints
        ? ints.length
        : array instanceof long[] longs
            ? longs.length
            : array instanceof short[] shorts
                ? shorts.length
                : array instanceof char[] chars ? chars.length : ((boolean[]) array).length;
  }

  private static String unit(Object value, boolean isOne) {
    if (value instanceof Map) {
      return isOne ? "entry" : "entries";
    }
    String unit =
        value instanceof CharSequence ? "character" : value instanceof byte[] ? "byte" : "element";
    return isOne ? unit : unit + "s";
  }
}
