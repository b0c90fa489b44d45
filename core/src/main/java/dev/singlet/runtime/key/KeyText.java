package dev.singlet.runtime.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.internal.text.Digits;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.value.Shard;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Builds the text of a key part by part. It refuses values that would make two keys equal or break
 * the order.
 */
public final class KeyText extends KeyChecks {

  private final int maxBytes;

  /** True if only a hash of the text is written, so that values may contain anything. */
  private final boolean isHashed;

  private final TextBuffer text = new TextBuffer();

  /**
   * Starts an empty text.
   *
   * @param maxBytes the limit of the key in bytes of UTF-8
   */
  public KeyText(String entity, String key, String delimiter, int maxBytes, Set<String> sensitive) {
    this(entity, key, delimiter, maxBytes, sensitive, false);
  }

  private KeyText(
      String entity,
      String key,
      String delimiter,
      int maxBytes,
      Set<String> sensitive,
      boolean isHashed) {
    super(entity, key, delimiter, sensitive);
    this.maxBytes = maxBytes;
    this.isHashed = isHashed;
  }

  /** Appends text of the template itself. */
  public KeyText literal(String literal) {
    text.append(literal);
    return this;
  }

  /**
   * Appends a value that may contain anything but the delimiter. It must not end with the beginning
   * of a delimiter of several characters, either.
   *
   * @throws InvalidKeyException if the value is empty, contains the delimiter or U+10FFFF, or is
   *     not valid Unicode
   */
  public KeyText text(String attribute, @Nullable String value) {
    return checked(attribute, value, false, OR_ANY, ESCAPE);
  }

  /**
   * Appends the id of a tenant. It is in partition keys only, and these have no ranges.
   *
   * @throws InvalidKeyException if the id is empty, contains the delimiter or is not valid Unicode
   */
  public KeyText tenant(String id) {
    text.append(textWithout("tenant", id, false, ENCODE));
    return this;
  }

  /**
   * Appends a value that the delimiter follows in a sort key. The first character of the delimiter
   * and those that sort before it would break the order, so they are refused.
   *
   * @throws InvalidKeyException if the value is empty, not valid Unicode, or contains one of these
   *     characters or U+10FFFF
   */
  public KeyText sortedText(String attribute, @Nullable String value) {
    return checked(attribute, value, true, OR_ANY, ESCAPE);
  }

  /**
   * Appends a value that may contain anything, in the form of {@link EscapedText}.
   *
   * @throws InvalidKeyException if the value is empty or not valid Unicode
   */
  public KeyText escaped(String attribute, @Nullable String value) {
    EscapedText.append(text, validText(attribute, value), delimiter.charAt(0));
    return this;
  }

  /**
   * Appends a value that may contain the delimiter, as it is. Behind it the key has only literal
   * text.
   *
   * @throws InvalidKeyException if the value is empty, contains U+10FFFF, or is not valid Unicode
   */
  public KeyText any(String attribute, @Nullable String value) {
    return any(attribute, value, "");
  }

  /**
   * Appends a value that may contain the delimiter, as it is.
   *
   * @param end the literal text that follows, whose first occurrence ends the value; empty if the
   *     value is the last one
   * @throws InvalidKeyException if the value is empty, contains U+10FFFF, is not valid Unicode, or
   *     would end too early
   */
  public KeyText any(String attribute, @Nullable String value, String end) {
    text.append(
        isHashed
            ? validText(attribute, value)
            : withoutLast(attribute, textUpTo(end, attribute, value, NOT_ANY), NOT_ANY));
    return this;
  }

  /** Appends an integer as it is. It makes keys differ, but does not sort. */
  public KeyText integer(String attribute, long value) {
    return textOf(attribute, Long.toString(value));
  }

  /** Appends an integer as it is. It makes keys differ, but does not sort. */
  public KeyText integer(String attribute, @Nullable Number value) {
    return textOf(attribute, value == null ? null : value.toString());
  }

  /** Appends a number as it is. It makes keys differ, but does not sort. */
  public KeyText number(String attribute, @Nullable BigDecimal value) {
    return textOf(attribute, Numbers.toText(checkedNumber(attribute, value)));
  }

  /**
   * Appends an integer with leading zeros.
   *
   * @throws InvalidKeyException if the value is negative or has more digits
   */
  public KeyText pad(String attribute, long value, int digits) {
    if (!Digits.fit(value, digits)) {
      throw outOfDigits(attribute, value, "pad", digits);
    }
    text.append(value, digits);
    return this;
  }

  /**
   * Appends an integer with leading zeros.
   *
   * @throws InvalidKeyException if the value is null or negative or has more digits
   */
  public KeyText pad(String attribute, @Nullable Number value, int digits) {
    BigInteger given = exact(given(attribute, value));
    if (given.signum() < 0 || given.toString().length() > digits) {
      throw outOfDigits(attribute, given, "pad", digits);
    }
    text.append(given.toString(), digits);
    return this;
  }

  /**
   * Appends an integer so that greater ones sort first: 10<sup>digits</sup> - 1 - value.
   *
   * @throws InvalidKeyException if the value is negative or has more digits
   */
  public KeyText reverse(String attribute, long value, int digits) {
    if (digits >= Digits.OF_LONG) {
      return reverse(attribute, BigInteger.valueOf(value), digits);
    }
    if (!Digits.fit(value, digits)) {
      throw outOfDigits(attribute, value, "reverse", digits);
    }
    text.append(Digits.nines(digits) - value, digits);
    return this;
  }

  /**
   * Appends an integer so that greater ones sort first: 10<sup>digits</sup> - 1 - value.
   *
   * @throws InvalidKeyException if the value is null or negative or has more digits
   */
  public KeyText reverse(String attribute, @Nullable Number value, int digits) {
    BigInteger given = exact(given(attribute, value));
    BigInteger reversed = BigInteger.TEN.pow(digits).subtract(BigInteger.ONE).subtract(given);
    if (given.signum() < 0 || reversed.signum() < 0) {
      throw outOfDigits(attribute, given, "reverse", digits);
    }
    text.append(reversed.toString(), digits);
    return this;
  }

  /**
   * Appends a number as text in numeric order, in the form of {@link OrderedNumber}.
   *
   * @throws InvalidKeyException if the value is null, or DynamoDB can't store it
   */
  public KeyText ordered(String attribute, @Nullable Number value) {
    return textOf(attribute, OrderedNumber.encode(checkedNumber(attribute, value)));
  }

  /**
   * Appends a number so that greater ones sort first, in the form of {@link OrderedNumber}.
   *
   * @throws InvalidKeyException if the value is null, or DynamoDB can't store it
   */
  public KeyText descending(String attribute, @Nullable Number value) {
    return textOf(attribute, OrderedNumber.encodeDescending(checkedNumber(attribute, value)));
  }

  /**
   * Appends a time with nanoseconds, {@code 2024-01-15T08:00:00.000000000Z}.
   *
   * @throws InvalidKeyException if it is not within the years 0 to 9999
   */
  public KeyText nanos(String attribute, @Nullable Instant value) {
    text.append(InstantText.nanos(checkedTime(attribute, value)));
    return this;
  }

  /**
   * Appends a time with milliseconds, {@code 2024-01-15T08:00:00.000Z}.
   *
   * @throws InvalidKeyException if it is not within the years 0 to 9999
   */
  public KeyText millis(String attribute, @Nullable Instant value) {
    text.append(InstantText.millis(checkedTime(attribute, value)));
    return this;
  }

  /**
   * Appends the period of a time: its year, month, day or hour in UTC, {@code 2024-01-15T08}.
   *
   * @param characters how much of the time's text it is: 4, 7, 10 or 13
   * @throws InvalidKeyException if the time is not within the years 0 to 9999
   */
  public KeyText period(String attribute, @Nullable Instant value, int characters) {
    text.append(InstantText.seconds(checkedTime(attribute, value)).substring(0, characters));
    return this;
  }

  /**
   * Appends a time to the second, {@code 2024-01-15T08:00:00Z}.
   *
   * @throws InvalidKeyException if it is not within the years 0 to 9999
   */
  public KeyText seconds(String attribute, @Nullable Instant value) {
    text.append(InstantText.seconds(checkedTime(attribute, value)));
    return this;
  }

  /**
   * Appends a time with as many digits of a second as it needs, as {@link Instant#toString()} does.
   *
   * @throws InvalidKeyException if it is not within the years 0 to 9999
   */
  public KeyText shortest(String attribute, @Nullable Instant value) {
    text.append(InstantText.shortest(checkedTime(attribute, value)));
    return this;
  }

  /**
   * Appends a value in its stored text.
   *
   * @throws InvalidKeyException if the value has no text, or one that contains the delimiter
   */
  public <T> KeyText value(String attribute, @Nullable T value, TextCodec<T> codec) {
    return textOf(attribute, coded(attribute, value, codec));
  }

  /**
   * Appends a time or a date in its stored text. Its width is fixed, so it may contain the
   * delimiter.
   *
   * @throws InvalidKeyException if the value has no text
   */
  public <T> KeyText digits(String attribute, @Nullable T value, TextCodec<T> codec) {
    text.append(coded(attribute, value, codec));
    return this;
  }

  /**
   * Appends a time or a date in digits, so that later ones sort first: each digit is subtracted
   * from 9.
   *
   * @throws InvalidKeyException if the value has no text
   */
  public <T> KeyText descending(String attribute, @Nullable T value, TextCodec<T> codec) {
    text.append(DescendingText.complement(coded(attribute, value, codec)));
    return this;
  }

  /** Appends {@code true} or {@code false}. */
  public KeyText bool(String attribute, @Nullable Boolean value) {
    return textOf(attribute, value == null ? null : value.toString());
  }

  /** Appends a UUID. Its width is fixed, so it may contain the delimiter. */
  public KeyText uuid(String attribute, @Nullable UUID value) {
    text.append(given(attribute, value).toString());
    return this;
  }

  /** Appends a value that is not text in lower case. */
  public KeyText lower(UnaryOperator<KeyText> value) {
    text.append(value.apply(part(isHashed)).toPart().toLowerCase(Locale.ROOT));
    return this;
  }

  /** Appends a value that is not text in upper case. */
  public KeyText upper(UnaryOperator<KeyText> value) {
    text.append(value.apply(part(isHashed)).toPart().toUpperCase(Locale.ROOT));
    return this;
  }

  /**
   * Appends the number of a value's shard, in place of the value. The value may contain anything.
   *
   * @throws InvalidKeyException if the value is empty or not valid Unicode
   * @see Shard#of
   */
  public KeyText shard(int shards, UnaryOperator<KeyText> value) {
    String whole = value.apply(part(true)).toPart();
    return shard(Shard.of(whole, shards), shards);
  }

  /**
   * Appends the number of a shard, with as many digits as the greatest number has.
   *
   * @param number the number, from 0
   */
  public KeyText shard(int number, int shards) {
    text.append(number, Digits.count(shards - 1));
    return this;
  }

  /**
   * Returns the text so far as a whole key.
   *
   * @throws InvalidKeyException if it is longer than DynamoDB allows
   */
  public AttributeValue toKey() {
    String whole = text.toString();
    checkLength(entity, key, whole, maxBytes);
    return AttributeValue.createS(whole);
  }

  /** Returns the text so far as a part of a key. */
  public String toPart() {
    return text.toString();
  }

  private KeyText part(boolean ofHash) {
    return new KeyText(entity, key, delimiter, maxBytes, sensitive, ofHash);
  }

  private KeyText checked(
      String attribute, @Nullable String value, boolean mustSort, String wayOut, String ofLast) {
    if (isHashed) {
      text.append(validText(attribute, value));
    } else if (value == null || value.isEmpty() || !appendPlain(value, mustSort)) {
      text.append(withoutLast(attribute, textWithout(attribute, value, mustSort, wayOut), ofLast));
    }
    return this;
  }

  /** Appends a text if it is surely valid: the usual case, without a second look at the text. */
  private boolean appendPlain(String value, boolean mustSort) {
    return (mustSort || delimiter.length() == 1)
        && text.appendPlain(value, mustSort ? '\0' : delimiter.charAt(0), delimiter.charAt(0));
  }

  /** Appends a value that is not text, converted to its key form. */
  private KeyText textOf(String attribute, @Nullable String value) {
    return checked(attribute, value, false, COMPUTE, COMPUTE);
  }

  private static BigInteger exact(Number integer) {
    return integer instanceof BigInteger big ? big : BigInteger.valueOf(integer.longValue());
  }
}
