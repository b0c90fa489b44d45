package dev.singlet.generated.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.generated.item.TextCodec;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.value.Shard;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Builds the text of a key part by part, and refuses each value that would make two keys alike or
 * put them out of order.
 */
public final class KeyText extends KeyParts {

  private final int maxBytes;
  private final TextBuffer text = new TextBuffer();

  /**
   * Starts an empty text.
   *
   * @param entity the entity's name, for messages
   * @param key the key attribute
   * @param delimiter the table's delimiter
   * @param maxBytes how many bytes of UTF-8 the key may have
   * @param sensitive the attributes whose values are not to be shown
   */
  public KeyText(String entity, String key, char delimiter, int maxBytes, Set<String> sensitive) {
    super(entity, key, delimiter, sensitive);
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
   * @throws InvalidKeyException if the value is empty, holds the delimiter or U+10FFFF, or is not
   *     valid Unicode
   */
  public KeyText text(String attribute, @Nullable String value) {
    return checked(attribute, value, delimiter, delimiter, ESCAPE);
  }

  /**
   * Appends the id of a tenant. It stands in partition keys alone, of which there are no ranges.
   *
   * @param id the id
   * @return this
   * @throws InvalidKeyException if the id is empty, holds the delimiter or is not valid Unicode
   */
  public KeyText tenant(String id) {
    text.append(textWithout("tenant", id, delimiter, delimiter, ENCODE));
    return this;
  }

  /**
   * Appends a value that is followed by the delimiter in a sort key. Text that sorts before the
   * delimiter would be out of order there, so it is refused like the delimiter itself.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   * @throws InvalidKeyException if the value is empty, not valid Unicode, or holds the delimiter, a
   *     character before it or U+10FFFF
   */
  public KeyText sortedText(String attribute, @Nullable String value) {
    return checked(attribute, value, '\0', delimiter, ESCAPE);
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
    EscapedText.append(text, validText(attribute, value), delimiter);
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
    return textOf(attribute, Long.toString(value));
  }

  /**
   * Appends an integer as it is: it tells keys apart but does not sort.
   *
   * @param attribute the attribute it comes from
   * @param value the value, of any type of integers
   * @return this
   */
  public KeyText integer(String attribute, @Nullable Number value) {
    return textOf(attribute, value == null ? null : value.toString());
  }

  /**
   * Appends a number as it is: it tells keys apart but does not sort.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   */
  public KeyText number(String attribute, @Nullable BigDecimal value) {
    return textOf(attribute, Numbers.toText(checkedNumber(attribute, value)));
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
    if (!IntegerText.fits(value, digits)) {
      throw outOfDigits(attribute, value, "pad", digits);
    }
    text.append(value, digits);
    return this;
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
    BigInteger given = IntegerText.exact(given(attribute, value));
    if (given.signum() < 0 || given.toString().length() > digits) {
      throw outOfDigits(attribute, given, "pad", digits);
    }
    return padded(given.toString(), digits);
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
    if (digits > IntegerText.MAX_LONG_DIGITS) {
      return reverse(attribute, BigInteger.valueOf(value), digits);
    }
    if (!IntegerText.fits(value, digits)) {
      throw outOfDigits(attribute, value, "reverse", digits);
    }
    text.append(IntegerText.reversed(value, digits), digits);
    return this;
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
    BigInteger given = IntegerText.exact(given(attribute, value));
    BigInteger reversed = IntegerText.reversed(given, digits);
    if (given.signum() < 0 || reversed.signum() < 0) {
      throw outOfDigits(attribute, given, "reverse", digits);
    }
    return padded(reversed.toString(), digits);
  }

  /**
   * Appends a number as text that sorts as numbers do, in the form of {@link OrderedNumber}.
   *
   * @param attribute the attribute it comes from
   * @param value the value, of any type of numbers
   * @return this
   * @throws InvalidKeyException if the value is null, or DynamoDB can't hold it
   */
  public KeyText ordered(String attribute, @Nullable Number value) {
    return textOf(attribute, OrderedNumber.encode(checkedNumber(attribute, value)));
  }

  /**
   * Appends a number so that greater ones sort first, in the form of {@link OrderedNumber}.
   *
   * @param attribute the attribute it comes from
   * @param value the value, of any type of numbers
   * @return this
   * @throws InvalidKeyException if the value is null, or DynamoDB can't hold it
   */
  public KeyText descending(String attribute, @Nullable Number value) {
    return textOf(attribute, OrderedNumber.encodeDescending(checkedNumber(attribute, value)));
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
    text.append(InstantText.nanos(checkedTime(attribute, value)));
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
    text.append(InstantText.millis(checkedTime(attribute, value)));
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
    text.append(InstantText.seconds(checkedTime(attribute, value)));
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
    return textOf(attribute, coded(attribute, value, codec));
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
    return textOf(attribute, DescendingText.complement(coded(attribute, value, codec)));
  }

  /**
   * Appends {@code true} or {@code false}.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   */
  public KeyText bool(String attribute, @Nullable Boolean value) {
    return textOf(attribute, value == null ? null : value.toString());
  }

  /**
   * Appends a UUID.
   *
   * @param attribute the attribute it comes from
   * @param value the value
   * @return this
   */
  public KeyText uuid(String attribute, @Nullable UUID value) {
    return textOf(attribute, value == null ? null : value.toString());
  }

  /**
   * Appends the number of the shard that a value is in, instead of the value.
   *
   * @param shards how many there are
   * @param value appends the value to an empty text; it is refused as it would be there
   * @return this
   * @see Shard#of
   */
  public KeyText shard(int shards, UnaryOperator<KeyText> value) {
    String whole = value.apply(new KeyText(entity, key, delimiter, maxBytes, sensitive)).toPart();
    return shard(Shard.of(whole, shards), shards);
  }

  /**
   * Appends the number of a shard, with as many digits as the greatest has.
   *
   * @param number the number, from 0
   * @param shards how many there are
   * @return this
   */
  public KeyText shard(int number, int shards) {
    return padded(Integer.toString(number), Integer.toString(shards - 1).length());
  }

  /**
   * The text so far, the whole of a key.
   *
   * @return the key as DynamoDB takes it
   * @throws InvalidKeyException if it is longer than DynamoDB takes
   */
  public AttributeValue toKey() {
    String whole = text.toString();
    checkLength(entity, key, whole, maxBytes);
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

  private KeyText checked(
      String attribute,
      @Nullable String value,
      char firstRefused,
      char lastRefused,
      String wayOut) {
    if (value == null || value.isEmpty() || !text.appendPlain(value, firstRefused, lastRefused)) {
      text.append(rangedText(attribute, value, firstRefused, lastRefused, wayOut));
    }
    return this;
  }

  /** Appends the text of a value that is none itself. */
  private KeyText textOf(String attribute, @Nullable String value) {
    return checked(attribute, value, delimiter, delimiter, COMPUTE);
  }

  private KeyText padded(String digits, int width) {
    for (int i = digits.length(); i < width; i++) {
      text.append('0');
    }
    text.append(digits);
    return this;
  }
}
