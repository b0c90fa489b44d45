package dev.singlet.runtime.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidKeyException.Reason;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * The ends of a range of sort keys. DynamoDB refuses an end that is empty or too long for a sort
 * key. Such an end is moved to the nearest possible key.
 */
final class KeyBound {

  private static final int SHOWN_CHARS = 40;

  private KeyBound() {}

  /** Refuses a prefix that is too long for a sort key. */
  static void requireFitting(String prefix) {
    if (!fits(prefix)) {
      throw new InvalidKeyException(
          Reason.TOO_LONG,
          null,
          String.format(
              "A sort key beginning with \"%s...\" would be at least %d bytes long. DynamoDB takes at"
                  + " most %d.",
              prefix.substring(0, SHOWN_CHARS), Utf8.length(prefix), Limits.SORT_KEY_BYTES));
    }
  }

  /** Returns the greatest key that does not sort after a text. */
  static String floor(String text) {
    if (fits(text)) {
      return text;
    }
    String start = start(text);
    // Text that continues the start takes more bytes than are left, so this character sorts after
    // it.
    return switch (Limits.SORT_KEY_BYTES - Utf8.length(start)) {
      case 1 -> start + '\u007F';
      case 2 -> start + '\u07FF';
      case 3 -> start + '\uFFFF';
      default -> start;
    };
  }

  /** Returns the least key that does not sort before a text; null if there is none. */
  static @Nullable String ceiling(String text) {
    if (text.isEmpty()) {
      return "\0";
    }
    if (fits(text)) {
      return text;
    }
    String rest = start(text);
    while (!rest.isEmpty()) {
      int last = rest.codePointBefore(rest.length());
      rest = rest.substring(0, rest.length() - Character.charCount(last));
      if (last < Character.MAX_CODE_POINT) {
        int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
        String successor = rest + Character.toString(next);
        if (fits(successor)) {
          return successor;
        }
      }
    }
    return null;
  }

  /** Returns the greatest text that sorts before the given text. */
  static String before(String text) {
    int last = text.codePointBefore(text.length());
    String rest = text.substring(0, text.length() - Character.charCount(last));
    if (last == 0) {
      return rest;
    }
    int previous = last == Character.MAX_SURROGATE + 1 ? Character.MIN_SURROGATE - 1 : last - 1;
    return rest + Character.toString(previous) + SortCondition.END;
  }

  /** Returns as many whole characters as fit a key. */
  private static String start(String text) {
    int end = 0;
    int bytes = 0;
    while (true) {
      int codePoint = text.codePointAt(end);
      bytes += Utf8.length(codePoint);
      if (bytes > Limits.SORT_KEY_BYTES) {
        return text.substring(0, end);
      }
      end += Character.charCount(codePoint);
    }
  }

  /** Returns whether a text is not too long for a sort key. */
  static boolean fits(String text) {
    return text.length() * 3 <= Limits.SORT_KEY_BYTES || Utf8.length(text) <= Limits.SORT_KEY_BYTES;
  }
}
