package dev.singlet.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.internal.InstantText;
import dev.singlet.internal.Numbers;
import dev.singlet.internal.Utf8;
import dev.singlet.item.TextCodec;
import dev.singlet.item.Violations;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Builds the text of a key part by part, and refuses each value that would make two keys alike or
 * put them out of order.
 */
public final class KeyText {

  private static final int NANOS_OF_MILLI = 1_000_000;

  private final String entity;
  private final String key;
  private final char delimiter;
  private final int maxBytes;
  private final StringBuilder text = new StringBuilder(48);

  /**
   * Starts an empty text.
   *
   * @param entity the entity's name, for messages
   * @param key the key attribute
   * @param delimiter the table's delimiter
   * @param maxBytes how many bytes of UTF-8 the key may have
   */
  public KeyText(String entity, String key, char delimiter, int maxBytes) {
    this.entity = entity;
    this.key = key;
    this.delimiter = delimiter;
    this.maxBytes = maxBytes;
  }

  /**
   * Appends text of the template itself.
   *
   * @param literal the text
   * @return this
   */
  public KeyText literal(String literal) {
    text.append(literal);
    return this;
  }

  /**
   * Appends a value that may hold anything but the delimiter.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   * @throws InvalidKeyException if the value is empty, holds the delimiter or is not valid Unicode
   */
  public KeyText text(String attribute, @Nullable String value) {
    text.append(valid(attribute, value, delimiter, delimiter));
    return this;
  }

  /**
   * Appends a value that is followed by the delimiter in a sort key. Text that sorts before the
   * delimiter would be out of order there, so it is refused like the delimiter itself.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   * @throws InvalidKeyException if the value is empty, not valid Unicode, or holds the delimiter or
   *     a character before it
   */
  public KeyText sortedText(String attribute, @Nullable String value) {
    text.append(valid(attribute, value, '\0', delimiter));
    return this;
  }

  /**
   * Appends a value that may hold anything, in the form of {@link EscapedText}.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   * @throws InvalidKeyException if the value is empty or not valid Unicode
   */
  public KeyText escaped(String attribute, @Nullable String value) {
    EscapedText.append(text, valid(attribute, value, (char) 1, '\0'), delimiter);
    return this;
  }

  /**
   * Appends an integer as it is: it tells keys apart but does not sort.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   */
  public KeyText integer(String attribute, long value) {
    return text(attribute, Long.toString(value));
  }

  /**
   * Appends an integer as it is: it tells keys apart but does not sort.
   *
   * @param attribute the attribute it comes from
   * @param value the value, of any type of integers
   * @return this
   */
  public KeyText integer(String attribute, @Nullable Number value) {
    return text(attribute, value == null ? null : value.toString());
  }

  /**
   * Appends a number as it is: it tells keys apart but does not sort.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   */
  public KeyText number(String attribute, @Nullable BigDecimal value) {
    BigDecimal given = given(attribute, value);
    String problem = Numbers.problem(given);
    if (problem != null) {
      throw invalid(attribute + " " + given + " " + problem + ".");
    }
    return text(attribute, Numbers.toText(given));
  }

  /**
   * Appends an integer with leading zeros.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @param digits the width
   * @return this
   * @throws InvalidKeyException if the value is negative or has more digits
   */
  public KeyText pad(String attribute, long value, int digits) {
    if (value < 0) {
      throw outOfDigits(attribute, Long.toString(value), "pad", digits);
    }
    return zeroPadded(attribute, Long.toString(value), "pad", digits);
  }

  /**
   * Appends an integer with leading zeros.
   *
   * @param attribute the attribute it comes from
   * @param value the value, of any type of integers
   * @param digits the width
   * @return this
   * @throws InvalidKeyException if the value is null or negative or has more digits
   */
  public KeyText pad(String attribute, @Nullable Number value, int digits) {
    BigInteger given = exact(given(attribute, value));
    if (given.signum() < 0) {
      throw outOfDigits(attribute, given.toString(), "pad", digits);
    }
    return zeroPadded(attribute, given.toString(), "pad", digits);
  }

  /**
   * Appends an integer so that greater ones sort first: 10<sup>digits</sup> - 1 - value.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @param digits the width
   * @return this
   * @throws InvalidKeyException if the value is negative or has more digits
   */
  public KeyText reverse(String attribute, long value, int digits) {
    return reverse(attribute, BigInteger.valueOf(value), digits);
  }

  /**
   * Appends an integer so that greater ones sort first: 10<sup>digits</sup> - 1 - value.
   *
   * @param attribute the attribute it comes from
   * @param value the value, of any type of integers
   * @param digits the width
   * @return this
   * @throws InvalidKeyException if the value is null or negative or has more digits
   */
  public KeyText reverse(String attribute, @Nullable Number value, int digits) {
    BigInteger given = exact(given(attribute, value));
    BigInteger reversed = BigInteger.TEN.pow(digits).subtract(BigInteger.ONE).subtract(given);
    if (given.signum() < 0 || reversed.signum() < 0) {
      throw outOfDigits(attribute, given.toString(), "reverse", digits);
    }
    return zeroPadded(attribute, reversed.toString(), "reverse", digits);
  }

  /**
   * Appends a time with all that it holds, {@code 2024-01-15T08:00:00.000000000Z}.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   * @throws InvalidKeyException if it is not within the years 0 to 9999
   */
  public KeyText nanos(String attribute, @Nullable Instant value) {
    text.append(InstantText.nanos(inRange(attribute, value)));
    return this;
  }

  /**
   * Appends a time with milliseconds, {@code 2024-01-15T08:00:00.000Z}.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   * @throws InvalidKeyException if it is not within the years 0 to 9999
   */
  public KeyText millis(String attribute, @Nullable Instant value) {
    text.append(InstantText.millis(inRange(attribute, value)));
    return this;
  }

  /**
   * Appends a time to the second, {@code 2024-01-15T08:00:00Z}.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   * @throws InvalidKeyException if it is not within the years 0 to 9999
   */
  public KeyText seconds(String attribute, @Nullable Instant value) {
    text.append(InstantText.seconds(inRange(attribute, value)));
    return this;
  }

  /**
   * Appends a value in the text it is stored as.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @param codec gives its text
   * @param <T> its type
   * @return this
   * @throws InvalidKeyException if the value has no text, or one that holds the delimiter
   */
  public <T> KeyText value(String attribute, @Nullable T value, TextCodec<T> codec) {
    return text(attribute, coded(attribute, value, codec));
  }

  /**
   * Appends a time or a date in digits, so that later ones sort first: each digit is taken from 9.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @param codec gives its text, which always has the same width
   * @param <T> its type
   * @return this
   * @throws InvalidKeyException if the value has no text
   */
  public <T> KeyText descending(String attribute, @Nullable T value, TextCodec<T> codec) {
    StringBuilder reversed = new StringBuilder(coded(attribute, value, codec));
    for (int i = 0; i < reversed.length(); i++) {
      char c = reversed.charAt(i);
      if (c >= '0' && c <= '9') {
        reversed.setCharAt(i, (char) ('0' + '9' - c));
      }
    }
    return text(attribute, reversed.toString());
  }

  /**
   * Appends {@code true} or {@code false}.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   */
  public KeyText bool(String attribute, @Nullable Boolean value) {
    return text(attribute, value == null ? null : value.toString());
  }

  /**
   * Appends a UUID.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   */
  public KeyText uuid(String attribute, @Nullable UUID value) {
    return text(attribute, value == null ? null : value.toString());
  }

  /**
   * The text so far, the whole of a key.
   *
   * @return the key as DynamoDB takes it
   * @throws InvalidKeyException if it is longer than DynamoDB takes
   */
  public AttributeValue toKey() {
    String whole = text.toString();
    // One char is at most three bytes: most keys need no count.
    if (whole.length() * 3 > maxBytes) {
      int bytes = Utf8.length(whole);
      if (bytes > maxBytes) {
        throw invalid(
            key + " would be " + bytes + " bytes long. DynamoDB takes at most " + maxBytes + ".");
      }
    }
    return AttributeValue.createS(whole);
  }

  /**
   * The text so far, a part of a key.
   *
   * @return the part
   */
  public String toPart() {
    return text.toString();
  }

  /**
   * Text in lower case, independent of the locale.
   *
   * @param value the text
   * @return what the format {@code lower} gives
   */
  public static @Nullable String lower(@Nullable String value) {
    return value == null ? null : value.toLowerCase(Locale.ROOT);
  }

  /**
   * Text in upper case, independent of the locale.
   *
   * @param value the text
   * @return what the format {@code upper} gives
   */
  public static @Nullable String upper(@Nullable String value) {
    return value == null ? null : value.toUpperCase(Locale.ROOT);
  }

  /**
   * A time as an integer.
   *
   * @param value the time
   * @return what the format {@code epoch} gives
   */
  public static @Nullable Long epoch(@Nullable Instant value) {
    return value == null ? null : value.getEpochSecond();
  }

  /**
   * A time as an integer, which times beyond the reach of a {@code long} have too.
   *
   * @param value the time
   * @return what the format {@code epochMillis} gives
   */
  public static @Nullable Number epochMillis(@Nullable Instant value) {
    if (value == null) {
      return null;
    }
    long second = value.getEpochSecond();
    return Math.abs(second) < Long.MAX_VALUE / 1000
        ? (Number) value.toEpochMilli()
        : BigInteger.valueOf(second)
            .multiply(BigInteger.valueOf(1000))
            .add(BigInteger.valueOf(value.getNano() / NANOS_OF_MILLI));
  }

  private String valid(String attribute, @Nullable String value, char firstRefused, char refused) {
    String given = given(attribute, value);
    if (given.isEmpty()) {
      throw invalid(attribute + " is empty. A part of a key needs a value.");
    }
    for (int i = 0; i < given.length(); i++) {
      char c = given.charAt(i);
      if (c >= firstRefused && c <= refused) {
        throw refused(attribute, given, c);
      }
      if (Character.isSurrogate(c)) {
        i += Utf8.checkPair(given, i, problem -> invalid(attribute + " " + problem));
      }
    }
    return given;
  }

  private InvalidKeyException refused(String attribute, String value, char c) {
    String what =
        c == delimiter
            ? "the delimiter '" + delimiter + "'"
            : String.format("U+%04X, which sorts before the delimiter '%c'", (int) c, delimiter);
    return invalid(
        String.format(
            "%s \"%s\" contains %s. Refuse such values, or let the template say {%s:escape}.",
            attribute, value, what, attribute));
  }

  private KeyText zeroPadded(String attribute, String digits, String format, int width) {
    if (digits.length() > width) {
      throw outOfDigits(attribute, digits, format, width);
    }
    for (int i = digits.length(); i < width; i++) {
      text.append('0');
    }
    text.append(digits);
    return this;
  }

  private static BigInteger exact(Number integer) {
    return integer instanceof BigInteger big ? big : BigInteger.valueOf(integer.longValue());
  }

  private InvalidKeyException outOfDigits(String attribute, String value, String format, int n) {
    return invalid(
        String.format(
            "%s %s does not fit %s(%d): 0 to %s.", attribute, value, format, n, "9".repeat(n)));
  }

  private Instant inRange(String attribute, @Nullable Instant value) {
    Instant given = given(attribute, value);
    if (!InstantText.fits(given)) {
      throw invalid(attribute + " " + given + " is not within the years 0 to 9999.");
    }
    return given;
  }

  private <T> String coded(String attribute, @Nullable T value, TextCodec<T> codec) {
    T given = given(attribute, value);
    Violations violations = new Violations(entity);
    codec.check(given, violations);
    String problem = violations.first();
    if (problem != null) {
      throw invalid(attribute + " " + given + " " + problem + ".");
    }
    return codec.format(given);
  }

  private <V> V given(String attribute, @Nullable V value) {
    if (value == null) {
      throw invalid(attribute + " is null. A part of a key needs a value.");
    }
    return value;
  }

  private InvalidKeyException invalid(String problem) {
    return new InvalidKeyException(entity + ", key " + key + ": " + problem);
  }
}
