package dev.singlet.runtime.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidKeyException.Reason;
import dev.singlet.error.Violation;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.text.Utf8;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses values that no part of a key can hold. It is a superclass and not an object of its own,
 * because each item that is written has keys.
 */
abstract sealed class KeyChecks permits KeyText {

  /** Advice for text: a format of the template converts it. */
  static final String ESCAPE =
      "Refuse such values, or end the placeholder of %s with \":escape\" in the template.";

  /** Advice for text with the delimiter, which stored keys may have. */
  static final String OR_ANY = ESCAPE + " If stored keys have them, end it with \":any\".";

  /** Advice for text that is out of order before the delimiter, where {@code any} can't be used. */
  static final String OR_ORDER =
      ESCAPE + " If stored keys have them, write givesUp = KeyProperty.ORDER at the @LinkedKey.";

  /** Advice for text with the literal text that ends it. */
  static final String NOT_ANY =
      "Refuse such values, or write \":escape\" in place of \":any\" for %s in the template.";

  /** Advice for other values, which no format escapes. */
  static final String COMPUTE =
      "Refuse such values, or use a @Computed text of %1$s in the key, which can be escaped.";

  /** Advice for a tenant's id, which takes no formats. */
  static final String ENCODE = "Give each %s an id without it, encoded if necessary.";

  final String entity;
  final String key;
  final String delimiter;
  final Set<String> sensitive;

  KeyChecks(String entity, String key, String delimiter, Set<String> sensitive) {
    this.entity = entity;
    this.key = key;
    this.delimiter = delimiter;
    this.sensitive = sensitive;
  }

  final <V> V given(String attribute, @Nullable V value) {
    if (value == null) {
      throw invalid(Reason.MISSING, attribute, "is null. A part of a key needs a value.");
    }
    return value;
  }

  /** Requires a text that is not empty. */
  final String validText(String attribute, @Nullable String value) {
    String given = given(attribute, value);
    if (given.isEmpty()) {
      throw invalid(Reason.EMPTY, attribute, "is empty. A part of a key needs a value.");
    }
    int loneSurrogate = Utf8.loneSurrogate(given);
    if (loneSurrogate >= 0) {
      String problem = "has a lone surrogate at index %d. It is not valid Unicode.";
      throw invalid(Reason.UNICODE, attribute, problem.formatted(loneSurrogate));
    }
    return given;
  }

  /** Requires a text without the delimiter, or without all that doesn't sort after it. */
  final String textWithout(
      String attribute, @Nullable String value, boolean mustSort, String wayOut) {
    String given = validText(attribute, value);
    int refused =
        mustSort
            ? Delimiter.indexOfUnsorted(given, delimiter)
            : Delimiter.indexIn(given, delimiter);
    if (refused >= 0) {
      boolean isOutOfOrder = mustSort && Delimiter.indexIn(given, delimiter) < 0;
      String way = isOutOfOrder ? OR_ORDER : wayOut;
      throw refused(attribute, given, problemAt(refused, given), way);
    }
    return given;
  }

  /** Requires a text that ends where the text that follows it first occurs. */
  final String textUpTo(String end, String attribute, @Nullable String value, String wayOut) {
    String given = validText(attribute, value);
    if (!end.isEmpty() && (given + end).indexOf(end) < given.length()) {
      String problem = "would end too early in the key, at \"%s\", which follows it there";
      throw refused(attribute, given, problem.formatted(end), wayOut);
    }
    return given;
  }

  /** Requires a text without U+10FFFF, which ends ranges. */
  final String withoutLast(String attribute, String given, String wayOut) {
    if (given.indexOf(Utf8.LAST) >= 0) {
      throw refused(attribute, given, "contains U+10FFFF, which ends ranges of keys", wayOut);
    }
    return given;
  }

  final <N extends Number> N checkedNumber(String attribute, @Nullable N value) {
    N given = given(attribute, value);
    String problem = Numbers.problem(given);
    if (problem != null) {
      throw invalid(Reason.OUT_OF_RANGE, attribute, shown(attribute, given) + " " + problem + ".");
    }
    return given;
  }

  final Instant checkedTime(String attribute, @Nullable Instant value) {
    Instant given = given(attribute, value);
    if (!InstantText.fits(given)) {
      String problem = shown(attribute, given) + " is not within the years 0 to 9999.";
      throw invalid(Reason.OUT_OF_RANGE, attribute, problem);
    }
    return given;
  }

  /** Returns the text that a codec gives for a value. */
  final <T> String coded(String attribute, @Nullable T value, TextCodec<T> codec) {
    T given = given(attribute, value);
    Violations violations = new Violations(entity);
    codec.check(given, violations);
    String problem = violations.first();
    if (problem != null) {
      throw invalid(Reason.INVALID, attribute, shown(attribute, given) + " " + problem + ".");
    }
    return codec.format(given);
  }

  final InvalidKeyException outOfDigits(String attribute, Object value, String format, int n) {
    return invalid(
        Reason.OUT_OF_RANGE,
        attribute,
        "%s does not fit %s(%d): 0 to %s."
            .formatted(shown(attribute, value), format, n, "9".repeat(n)));
  }

  /**
   * Checks the length of a whole key.
   *
   * @param maxBytes the limit in bytes of UTF-8
   * @throws InvalidKeyException if it has more
   */
  public static void checkLength(String entity, String key, String text, int maxBytes) {
    // A char takes at most three bytes, so most keys need no count.
    if (text.length() * 3 > maxBytes && Utf8.length(text) > maxBytes) {
      String problem =
          "%s, key %s: %s would be %d bytes long. DynamoDB takes at most %d."
              .formatted(entity, key, key, Utf8.length(text), maxBytes);
      throw new InvalidKeyException(Reason.TOO_LONG, null, problem);
    }
  }

  /** Returns the exception for an attribute. The problem continues after the attribute's name. */
  private InvalidKeyException invalid(Reason reason, String attribute, String problem) {
    return new InvalidKeyException(
        reason, attribute, "%s, key %s: %s %s".formatted(entity, key, attribute, problem));
  }

  /** Says what a value contains or ends with at an index. */
  private String problemAt(int index, String value) {
    String named = "the delimiter '" + delimiter + "'";
    char c = value.charAt(index);
    if (value.startsWith(delimiter, index)) {
      return "contains " + named;
    }
    if (c != delimiter.charAt(0)) {
      return String.format("contains U+%04X, which sorts before %s", (int) c, named);
    }
    String rest = value.substring(index);
    String begun = delimiter.startsWith(rest) ? "ends with \"" + rest : "contains \"" + c;
    return begun + "\", the beginning of " + named;
  }

  private InvalidKeyException refused(String attribute, String value, String what, String wayOut) {
    String problem =
        "%s %s. %s".formatted(shown(attribute, value), what, wayOut.formatted(attribute));
    return invalid(Reason.DELIMITER, attribute, problem);
  }

  private String shown(String attribute, Object value) {
    return sensitive.contains(attribute) ? Violation.MASK : Violation.shown(value);
  }
}
