package dev.singlet.runtime.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.text.Utf8;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyEnd.At;
import dev.singlet.runtime.key.KeyEnd.Behind;
import dev.singlet.runtime.key.KeyEnd.Outside;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Finds the places of a range's ends among the values that one part of a key can hold. Its methods
 * have the names of those of {@link KeyText} that append values. An end that no key can hold has a
 * place, too, because it can be compared with all values that a key can hold. Without an order, as
 * for text that is not valid Unicode, a method throws the {@link InvalidKeyException} of {@link
 * KeyText}.
 */
public final class KeyEnds {

  private final String delimiter;
  private final Supplier<KeyText> part;

  /**
   * Takes the part that a range narrows.
   *
   * @param delimiter the delimiter of the table
   * @param part starts the text of the part
   */
  public KeyEnds(String delimiter, Supplier<KeyText> part) {
    this.delimiter = delimiter;
    this.part = part;
  }

  /** Finds the place of a text in a part that nothing follows, which has the order of the texts. */
  public KeyEnd<String> text(String attribute, @Nullable String value) {
    return textFrom(attribute, value, text -> text.indexOf(delimiter), false, KeyText::text);
  }

  /** Finds the place of a text in such a part that can hold the delimiter. */
  public KeyEnd<String> any(String attribute, @Nullable String value) {
    return textFrom(attribute, value, text -> -1, false, KeyText::any);
  }

  /** Finds the place of a text in a part that the delimiter follows. */
  public KeyEnd<String> sortedText(String attribute, @Nullable String value) {
    return textFrom(
        attribute,
        value,
        text -> Delimiter.indexOfUnsorted(text, delimiter),
        true,
        KeyText::sortedText);
  }

  /** Finds the place of a text in a part that can hold every text but the empty one. */
  public KeyEnd<String> escaped(String attribute, @Nullable String value) {
    return value != null && value.isEmpty()
        ? new Outside<>(false)
        : at(text -> text.escaped(attribute, value));
  }

  /** Finds the place of an integer. */
  public KeyEnd<String> pad(String attribute, @Nullable Number value, int digits) {
    return integer(value, digits, false, text -> text.pad(attribute, value, digits));
  }

  /** Finds the place of an integer in a part whose greater values come first. */
  public KeyEnd<String> reverse(String attribute, @Nullable Number value, int digits) {
    return integer(value, digits, true, text -> text.reverse(attribute, value, digits));
  }

  /** Finds the place of a number. */
  public KeyEnd<String> ordered(String attribute, @Nullable Number value) {
    return number(value, key -> part.get().ordered(attribute, key).toPart());
  }

  /** Finds the place of a number in a part whose greater values come first. */
  public KeyEnd<String> descending(String attribute, @Nullable Number value) {
    // The form is that of the negative number in ascending order.
    return number(
        value == null || Double.isNaN(value.doubleValue()) ? value : Numbers.negative(value),
        key -> part.get().ordered(attribute, key).toPart());
  }

  /** Finds the place of a number in a key of numbers. */
  public KeyEnd<AttributeValue> number(String attribute, @Nullable Number value) {
    return number(value, key -> TypedKey.number(attribute, key));
  }

  /** Finds the place of a time. */
  public KeyEnd<String> nanos(String attribute, @Nullable Instant value) {
    return time(value, text -> text.nanos(attribute, value));
  }

  /** Finds the place of a time. */
  public KeyEnd<String> millis(String attribute, @Nullable Instant value) {
    return time(value, text -> text.millis(attribute, value));
  }

  /** Finds the place of a time. */
  public KeyEnd<String> seconds(String attribute, @Nullable Instant value) {
    return time(value, text -> text.seconds(attribute, value));
  }

  /** Finds the place of a time among periods. */
  public KeyEnd<String> period(String attribute, @Nullable Instant value, int characters) {
    return time(value, text -> text.period(attribute, value, characters));
  }

  /** Finds the place of a value with a text of its own. */
  public <T> KeyEnd<String> value(String attribute, @Nullable T value, TextCodec<T> codec) {
    if (value == null || !isStorable(value, codec)) {
      return value instanceof Temporal time
          ? new Outside<>(isLate(time))
          : at(text -> text.value(attribute, value, codec));
    }
    return text(attribute, codec.format(value));
  }

  /** Finds the place of a time or a date. */
  public <T> KeyEnd<String> digits(String attribute, @Nullable T value, TextCodec<T> codec) {
    return value instanceof Temporal time && !isStorable(value, codec)
        ? new Outside<>(isLate(time))
        : at(text -> text.digits(attribute, value, codec));
  }

  /** Finds the place of a time or a date in a part whose later values come first. */
  public <T> KeyEnd<String> descending(String attribute, @Nullable T value, TextCodec<T> codec) {
    return value instanceof Temporal time && !isStorable(value, codec)
        ? new Outside<>(!isLate(time))
        : at(text -> text.descending(attribute, value, codec));
  }

  /** Finds the place of a boolean. */
  public KeyEnd<String> bool(String attribute, @Nullable Boolean value) {
    return at(text -> text.bool(attribute, value));
  }

  /** Finds the place of a UUID. */
  public KeyEnd<String> uuid(String attribute, @Nullable UUID value) {
    return at(text -> text.uuid(attribute, value));
  }

  /** Finds the place of an end in a part in lower case. */
  public KeyEnd<String> lower(Function<KeyEnds, KeyEnd<String>> end) {
    return changed(end.apply(this), text -> text.toLowerCase(Locale.ROOT));
  }

  /** Finds the place of an end in a part in upper case. */
  public KeyEnd<String> upper(Function<KeyEnds, KeyEnd<String>> end) {
    return changed(end.apply(this), text -> text.toUpperCase(Locale.ROOT));
  }

  private static KeyEnd<String> changed(KeyEnd<String> end, UnaryOperator<String> change) {
    if (end instanceof At<String> at) {
      return new At<>(change.apply(at.value()));
    }
    return end instanceof Behind<String> behind ? new Behind<>(change.apply(behind.value())) : end;
  }

  private KeyEnd<String> at(UnaryOperator<KeyText> value) {
    return new At<>(value.apply(part.get()).toPart());
  }

  /**
   * Finds the place of a text in a part that can't hold every text. No part can hold U+10FFFF.
   *
   * @param refusal finds the first character that the part can't hold; -1 if there is none
   */
  private KeyEnd<String> textFrom(
      String attribute,
      @Nullable String value,
      ToIntFunction<String> refusal,
      boolean mustSort,
      Appended appended) {
    if (value == null || Utf8.loneSurrogate(value) >= 0) {
      return at(text -> appended.to(text, attribute, value));
    }
    int refused = refusal.applyAsInt(value);
    int length = refused < 0 ? value.length() : refused;
    int last = value.indexOf(Utf8.LAST);
    boolean isBehindStart = last >= 0 && last < length;
    if (isBehindStart) {
      length = last;
    }
    // A text that ends with the beginning of the delimiter is not a value, but values begin with
    // it.
    boolean isPossible = length > 0 && length == value.length();
    return isPossible ? new At<>(value) : place(value, length, isBehindStart, mustSort);
  }

  private static KeyEnd<String> place(
      String value, int length, boolean isBehindStart, boolean mustSort) {
    if (length == 0 && (isBehindStart || mustSort || value.isEmpty())) {
      return new Outside<>(isBehindStart);
    }
    String start = value.substring(0, length);
    // If each character up to the delimiter is refused, all longer texts sort after the end.
    return new Behind<>(isBehindStart ? start + SortCondition.END : mustSort ? start : value);
  }

  private KeyEnd<String> integer(
      @Nullable Number value, int digits, boolean descending, UnaryOperator<KeyText> append) {
    if (value == null) {
      return at(append);
    }
    BigInteger integer = Numbers.decimal(value).toBigInteger();
    return integer.signum() >= 0 && integer.toString().length() <= digits
        ? at(append)
        : new Outside<>(integer.signum() > 0 != descending);
  }

  private static <V> KeyEnd<V> number(@Nullable Number value, Function<@Nullable Number, V> key) {
    if (value == null || Double.isNaN(value.doubleValue()) || Numbers.problem(value) == null) {
      return new At<>(key.apply(value));
    }
    BigDecimal floor = Numbers.floor(value);
    return floor == null ? new Outside<>(value.doubleValue() > 0) : new Behind<>(key.apply(floor));
  }

  private KeyEnd<String> time(@Nullable Instant value, UnaryOperator<KeyText> append) {
    return value == null || InstantText.fits(value) ? at(append) : new Outside<>(isLate(value));
  }

  private static <T> boolean isStorable(T value, TextCodec<T> codec) {
    Violations violations = new Violations("");
    codec.check(value, violations);
    return violations.first() == null;
  }

  /**
   * Returns whether a time that can't be stored is after the year 9999, and not before the year 0.
   */
  private static boolean isLate(Temporal time) {
    return time instanceof Instant instant
        ? instant.isAfter(Instant.EPOCH)
        : time.get(ChronoField.YEAR) > 0;
  }

  /** A method that appends a text. */
  private interface Appended {
    KeyText to(KeyText text, String attribute, @Nullable String value);
  }
}
