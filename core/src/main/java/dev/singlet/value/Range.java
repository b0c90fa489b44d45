package dev.singlet.value;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A range of values for one part of a sort key. It applies to the attribute's values, even if the
 * key holds them in descending order.
 *
 * <pre>{@code
 * IssueEntity.byRepo("aws", "dynamodb-toolbox").issueNumber(between(100, 200))
 * }</pre>
 *
 * <p>An end can be any value. It need not fit the key or satisfy the attribute's constraints. With
 * {@code {number:pad(4)}}, {@code lt(10000)} and {@code gte(-5)} have all numbers, and {@code
 * gt(10000)} has none. {@code gte("")} has all texts. Only NaN and text that is not valid Unicode
 * are refused, because they have no place in the order.
 *
 * <p>A range can have no values. Its ends can be in the wrong order, as those of {@code between(5,
 * 1)}, or lie beyond all values of the key. A query of it finds nothing, and makes no request.
 *
 * <p>A query first converts its values to their form in the key, also the ends of a range. A time
 * loses the digits that the key does not hold. So {@code between(time, time)} and {@code gte(time)}
 * find an item that was put with that time, but {@code gt(time)} and {@code lt(time)} do not. Texts
 * are in the order of their UTF-8 bytes.
 *
 * @param <T> the attribute's type; {@code Long} for all integers up to {@code long}, so the ends of
 *     a range of {@code int} may be any {@code long}
 */
public final class Range<T> {

  private final @Nullable T lower;
  private final boolean lowerInclusive;
  private final @Nullable T upper;
  private final boolean upperInclusive;
  private final @Nullable T prefix;

  private Range(
      @Nullable T lower,
      boolean lowerInclusive,
      @Nullable T upper,
      boolean upperInclusive,
      @Nullable T prefix) {
    this.lower = lower;
    this.lowerInclusive = lowerInclusive;
    this.upper = upper;
    this.upperInclusive = upperInclusive;
    this.prefix = prefix;
  }

  /**
   * Returns the values between two ends, both included. If the first is greater than the second,
   * the range has no values. This is not an error: the ends often come from two fields of a search
   * form, and a query then finds nothing, as with {@link #and}.
   *
   * @param lower the least value
   * @param upper the greatest value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> between(T lower, T upper) {
    return new Range<>(
        Objects.requireNonNull(lower, "lower"),
        true,
        Objects.requireNonNull(upper, "upper"),
        true,
        null);
  }

  /**
   * Returns the integers between two ends, both included.
   *
   * @param lower the least value
   * @param upper the greatest value
   * @return the range
   */
  public static Range<Long> between(long lower, long upper) {
    return between(Long.valueOf(lower), Long.valueOf(upper));
  }

  /**
   * Returns the integers between two ends, both included.
   *
   * @param lower the least value
   * @param upper the greatest value
   * @return the range
   */
  public static Range<Long> between(Integer lower, Integer upper) {
    return between(toLong(lower, "lower"), toLong(upper, "upper"));
  }

  /**
   * Returns the values greater than the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> gt(T value) {
    return new Range<>(Objects.requireNonNull(value, "value"), false, null, false, null);
  }

  /**
   * Returns the integers greater than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gt(long value) {
    return gt(Long.valueOf(value));
  }

  /**
   * Returns the integers greater than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gt(Integer value) {
    return gt(toLong(value, "value"));
  }

  /**
   * Returns the values greater than or equal to the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> gte(T value) {
    return new Range<>(Objects.requireNonNull(value, "value"), true, null, false, null);
  }

  /**
   * Returns the integers greater than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gte(long value) {
    return gte(Long.valueOf(value));
  }

  /**
   * Returns the integers greater than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gte(Integer value) {
    return gte(toLong(value, "value"));
  }

  /**
   * Returns the values less than the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> lt(T value) {
    return new Range<>(null, false, Objects.requireNonNull(value, "value"), false, null);
  }

  /**
   * Returns the integers less than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lt(long value) {
    return lt(Long.valueOf(value));
  }

  /**
   * Returns the integers less than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lt(Integer value) {
    return lt(toLong(value, "value"));
  }

  /**
   * Returns the values less than or equal to the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> lte(T value) {
    return new Range<>(null, false, Objects.requireNonNull(value, "value"), true, null);
  }

  /**
   * Returns the integers less than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lte(long value) {
    return lte(Long.valueOf(value));
  }

  /**
   * Returns the integers less than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lte(Integer value) {
    return lte(toLong(value, "value"));
  }

  /**
   * Returns the texts that begin with the given one. All texts begin with the empty one.
   *
   * @param prefix the beginning
   * @return the range
   */
  public static Range<String> beginsWith(String prefix) {
    return Objects.requireNonNull(prefix, "prefix").isEmpty()
        ? gte(prefix)
        : new Range<>(null, false, null, false, prefix);
  }

  /**
   * Returns the values that are in this range and in another one: {@code gte(from).and(lt(to))} has
   * {@code from}, and ends before {@code to}.
   *
   * @param other a range with the end that this one lacks
   * @return a range with two ends
   * @throws InvalidArgumentException if the two don't have one end each
   */
  public Range<T> and(Range<T> other) {
    Range<T> from = lower == null ? other : this;
    Range<T> to = lower == null ? this : other;
    if (from.lower == null || from.upper != null || to.lower != null || to.upper == null) {
      // The ends can be sensitive.
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          "Two ranges have no lower and upper end together. Write gte(from).and(lt(to)), or with gt"
              + " and lte.");
    }
    return new Range<>(from.lower, from.lowerInclusive, to.upper, to.upperInclusive, null);
  }

  /**
   * Returns the lower end.
   *
   * @return the value; null if there is no lower end
   */
  public @Nullable T lower() {
    return lower;
  }

  /**
   * Returns whether the lower end belongs to the range.
   *
   * @return true if it does
   */
  public boolean lowerInclusive() {
    return lowerInclusive;
  }

  /**
   * Returns the upper end.
   *
   * @return the value; null if there is no upper end
   */
  public @Nullable T upper() {
    return upper;
  }

  /**
   * Returns whether the upper end belongs to the range.
   *
   * @return true if it does
   */
  public boolean upperInclusive() {
    return upperInclusive;
  }

  /**
   * Returns the beginning that all texts of the range share.
   *
   * @return the beginning; null for a range with ends
   */
  public @Nullable T prefix() {
    return prefix;
  }

  /**
   * Converts the values of the range, by a function that keeps their order.
   *
   * @param function keeps the order of values
   * @param <U> the type of the converted values
   * @return the range
   */
  public <U> Range<U> map(Function<? super T, U> function) {
    return new Range<>(
        apply(function, lower),
        lowerInclusive,
        apply(function, upper),
        upperInclusive,
        apply(function, prefix));
  }

  /**
   * Converts the values of the range, by a function that reverses their order.
   *
   * @param function reverses the order of values
   * @param <U> the type of the converted values
   * @return the range
   */
  public <U> Range<U> mapDescending(Function<? super T, U> function) {
    return new Range<>(
        apply(function, upper), upperInclusive, apply(function, lower), lowerInclusive, null);
  }

  private static Long toLong(Integer value, String name) {
    return Objects.requireNonNull(value, name).longValue();
  }

  private static <T, U> @Nullable U apply(Function<? super T, U> function, @Nullable T value) {
    return value == null ? null : function.apply(value);
  }

  @Override
  public String toString() {
    if (prefix != null) {
      return "begins with " + prefix;
    }
    return (lower == null ? "" : (lowerInclusive ? ">= " : "> ") + lower)
        + (lower == null || upper == null ? "" : " and ")
        + (upper == null ? "" : (upperInclusive ? "<= " : "< ") + upper);
  }
}
