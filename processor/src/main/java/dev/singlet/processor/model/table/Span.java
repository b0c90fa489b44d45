package dev.singlet.processor.model.table;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/**
 * All sort keys from those with one prefix to those with another.
 *
 * @param first the prefix that sorts first
 * @param last the prefix whose keys sort last
 */
public record Span(String first, String last) {

  /** The order of keys in DynamoDB. */
  static final Comparator<String> UTF_8 =
      (left, right) ->
          Arrays.compareUnsigned(
              left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));

  /**
   * The order of the last keys with prefixes. If a prefix begins with another, the keys of the
   * other go further.
   */
  static final Comparator<String> BY_LAST_KEY =
      Comparator.comparing(prefix -> prefix + Character.toString(Character.MAX_CODE_POINT), UTF_8);

  /** Returns whether a key with the given prefix can lie within. */
  boolean touches(String prefix) {
    boolean isBefore = UTF_8.compare(prefix, first) < 0 && !first.startsWith(prefix);
    boolean isAfter = UTF_8.compare(prefix, last) > 0 && !prefix.startsWith(last);
    return !isBefore && !isAfter;
  }
}
