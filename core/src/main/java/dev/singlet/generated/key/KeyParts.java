package dev.singlet.generated.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidKeyException.Reason;
import dev.singlet.error.Violation;
import dev.singlet.generated.item.TextCodec;
import dev.singlet.generated.item.Violations;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.text.Utf8;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the parts of one key, and says what is wrong with them. */
abstract class KeyParts {

  /** What can be done about text: a format of the template brings it into another form. */
  static final String ESCAPE = "Refuse such values, or let the template say {%s:escape}.";

  /** What can be done about other values, which no format escapes. */
  static final String COMPUTE =
      "Refuse such values, or make the key of a @Computed text of %s, which can be escaped.";

  /** What can be done about a tenant, whose part of the key takes no formats. */
  static final String ENCODE = "Let each %s have an id without it, encoded if need be.";

  final String entity;
  final String key;
  final char delimiter;
  final Set<String> sensitive;

  /**
   * The parts of a key.
   *
   * @param entity the entity's name
   * @param key the key attribute
   * @param delimiter the table's delimiter
   * @param sensitive the attributes whose values are not to be shown
   */
  KeyParts(String entity, String key, char delimiter, Set<String> sensitive) {
    this.entity = entity;
    this.key = key;
    this.delimiter = delimiter;
    this.sensitive = sensitive;
  }

  /**
   * Checks the whole text of a key.
   *
   * @param entity the entity's name, for messages
   * @param key the key attribute
   * @param text the text
   * @param maxBytes how many bytes of UTF-8 the key may have
   * @throws InvalidKeyException if it has more
   */
  public static void checkLength(String entity, String key, String text, int maxBytes) {
    // One char is at most three bytes: most keys need no count.
    if (text.length() * 3 > maxBytes) {
      int bytes = Utf8.length(text);
      if (bytes > maxBytes) {
        throw invalid(
            Reason.TOO_LONG,
            null,
            entity,
            key,
            key + " would be " + bytes + " bytes long. DynamoDB takes at most " + maxBytes + ".");
      }
    }
  }

  final <V> V given(String attribute, @Nullable V value) {
    if (value == null) {
      throw invalid(
          Reason.MISSING, attribute, attribute + " is null. A part of a key needs a value.");
    }
    return value;
  }

  /** Any text but the empty one. */
  final String validText(String attribute, @Nullable String value) {
    String given = given(attribute, value);
    if (given.isEmpty()) {
      throw invalid(
          Reason.EMPTY, attribute, attribute + " is empty. A part of a key needs a value.");
    }
    int loneSurrogate = Utf8.loneSurrogate(given);
    if (loneSurrogate >= 0) {
      throw invalid(
          Reason.UNICODE,
          attribute,
          attribute
              + " has a lone surrogate at index "
              + loneSurrogate
              + ". It is no valid Unicode.");
    }
    return given;
  }

  /**
   * Text without the chars from one to another, where the other may be the delimiter.
   *
   * @param wayOut what to do about a value that holds one of them
   */
  final String textWithout(
      String attribute,
      @Nullable String value,
      char firstRefused,
      char lastRefused,
      String wayOut) {
    String given = validText(attribute, value);
    for (int i = 0; i < given.length(); i++) {
      char c = given.charAt(i);
      if (c >= firstRefused && c <= lastRefused) {
        throw refused(attribute, given, nameOf(c), wayOut);
      }
    }
    return given;
  }

  /** Text without the chars from one to another, that doesn't reach over the end of a range. */
  final String rangedText(
      String attribute,
      @Nullable String value,
      char firstRefused,
      char lastRefused,
      String wayOut) {
    String given = textWithout(attribute, value, firstRefused, lastRefused, wayOut);
    if (given.indexOf(Utf8.LAST) >= 0) {
      throw refused(attribute, given, "U+10FFFF, which ends ranges of keys", wayOut);
    }
    return given;
  }

  final <N extends Number> N checkedNumber(String attribute, @Nullable N value) {
    N given = given(attribute, value);
    String problem = Numbers.problem(given);
    if (problem != null) {
      throw invalid(
          Reason.OUT_OF_RANGE,
          attribute,
          attribute + " " + shown(attribute, given) + " " + problem + ".");
    }
    return given;
  }

  final Instant checkedTime(String attribute, @Nullable Instant value) {
    Instant given = given(attribute, value);
    if (!InstantText.fits(given)) {
      throw invalid(
          Reason.OUT_OF_RANGE,
          attribute,
          attribute + " " + shown(attribute, given) + " is not within the years 0 to 9999.");
    }
    return given;
  }

  /** The text of a value that has a codec, if the codec takes it. */
  final <T> String coded(String attribute, @Nullable T value, TextCodec<T> codec) {
    T given = given(attribute, value);
    Violations violations = new Violations(entity);
    codec.check(given, violations);
    String problem = violations.first();
    if (problem != null) {
      throw invalid(
          Reason.INVALID,
          attribute,
          attribute + " " + shown(attribute, given) + " " + problem + ".");
    }
    return codec.format(given);
  }

  final InvalidKeyException outOfDigits(String attribute, Object value, String format, int n) {
    return invalid(
        Reason.OUT_OF_RANGE,
        attribute,
        String.format(
            "%s %s does not fit %s(%d): 0 to %s.",
            attribute, shown(attribute, value), format, n, "9".repeat(n)));
  }

  final InvalidKeyException invalid(Reason reason, String attribute, String problem) {
    return invalid(reason, attribute, entity, key, problem);
  }

  private static InvalidKeyException invalid(
      Reason reason, @Nullable String attribute, String entity, String key, String problem) {
    return new InvalidKeyException(reason, attribute, entity + ", key " + key + ": " + problem);
  }

  private String nameOf(char c) {
    return c == delimiter
        ? "the delimiter '" + delimiter + "'"
        : String.format("U+%04X, which sorts before the delimiter '%c'", (int) c, delimiter);
  }

  private InvalidKeyException refused(String attribute, String value, String what, String wayOut) {
    return invalid(
        Reason.DELIMITER,
        attribute,
        String.format(
            "%s %s contains %s. %s",
            attribute,
            shown(attribute, "\"" + value + "\""),
            what,
            String.format(wayOut, attribute)));
  }

  private Object shown(String attribute, Object value) {
    return sensitive.contains(attribute) ? Violation.MASK : value;
  }
}
