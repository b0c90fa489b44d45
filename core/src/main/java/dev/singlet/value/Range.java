package dev.singlet.value;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.util.ArrayList;
import java.util.List;
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
 * <p>A query first converts its values to their form in the key, also the ends of a range. A time
 * loses the digits that the key does not hold. So {@code between(time, time)} and {@code gte(time)}
 * find an item that was put with that time, but {@code gt(time)} and {@code lt(time)} do not.
 *
 * <p>The ends of a range of numbers must satisfy the attribute's constraints if they belong to the
 * range, as a single value must. The ends of {@code gt} and {@code lt} need not.
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
  private final boolean mayBeEmpty;

  private Range(
      @Nullable T lower,
      boolean lowerInclusive,
      @Nullable T upper,
      boolean upperInclusive,
      @Nullable T prefix,
      boolean mayBeEmpty) {
    this.lower = lower;
    this.lowerInclusive = lowerInclusive;
    this.upper = upper;
    this.upperInclusive = upperInclusive;
    this.prefix = prefix;
    this.mayBeEmpty = mayBeEmpty;
  }

  /**
   * Returns the values between two ends, both included.
   *
   * @param lower the least value
   * @param upper the greatest value
   * @param <T> the attribute's type
   * @return the range
   * @throws InvalidArgumentException if {@code lower} is greater than {@code upper}
   */
  public static <T extends Comparable<? super T>> Range<T> between(T lower, T upper) {
    Objects.requireNonNull(lower, "lower");
    Objects.requireNonNull(upper, "upper");
    if (lower.compareTo(upper) > 0) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          "between(%s, %s) holds no value. Swap its arguments; if there can be none between them, ask"
                  .formatted(lower, upper)
              + " before the query.");
    }
    return new Range<>(lower, true, upper, true, null, false);
  }

  /**
   * Returns the texts between two ends, both included, in the order of their UTF-8 bytes after the
   * key's format is applied. Ends in the wrong order are refused when the query is made.
   *
   * @param lower the least value
   * @param upper the greatest value
   * @return the range
   */
  public static Range<String> between(String lower, String upper) {
    return new Range<>(
        Objects.requireNonNull(lower, "lower"),
        true,
        Objects.requireNonNull(upper, "upper"),
        true,
        null,
        false);
  }

  /**
   * Returns the integers between two ends, both included.
   *
   * @param lower the least value
   * @param upper the greatest value
   * @return the range
   * @throws InvalidArgumentException if {@code lower} is greater than {@code upper}
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
   * @throws InvalidArgumentException if {@code lower} is greater than {@code upper}
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
    return new Range<>(Objects.requireNonNull(value, "value"), false, null, false, null, false);
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
    return new Range<>(Objects.requireNonNull(value, "value"), true, null, false, null, false);
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
    return new Range<>(null, false, Objects.requireNonNull(value, "value"), false, null, false);
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
    return new Range<>(null, false, Objects.requireNonNull(value, "value"), true, null, false);
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
   * Returns the texts that begin with the given one.
   *
   * @param prefix the beginning
   * @return the range
   */
  public static Range<String> beginsWith(String prefix) {
    return new Range<>(null, false, null, false, Objects.requireNonNull(prefix, "prefix"), false);
  }

  /**
   * Returns the values that are in this range and in another one: {@code gte(from).and(lt(to))} has
   * {@code from}, and ends before {@code to}. If no value is in both, a query finds nothing.
   *
   * <p>A key of numbers or bytes refuses it: write {@link #between}, or one end.
   *
   * @param other a range with the end that this one lacks
   * @return a range with two ends
   * @throws InvalidArgumentException if the two don't have one end each
   */
  public Range<T> and(Range<T> other) {
    Range<T> from = lower == null ? other : this;
    Range<T> to = lower == null ? this : other;
    if (from.lower == null || from.upper != null || to.lower != null || to.upper == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          "The ranges %s and %s have no lower and upper end together. Write gte(from).and(lt(to)), or"
                  .formatted(this, other)
              + " with gt and lte.");
    }
    return new Range<>(from.lower, from.lowerInclusive, to.upper, to.upperInclusive, null, true);
  }

  /**
   * Tells whether the range may hold no value, as {@code gt(last).and(lte(now))} may. A query of it
   * then finds nothing. A range that {@link #between} makes holds its ends.
   *
   * @return true if {@link #and} made it
   */
  public boolean mayBeEmpty() {
    return mayBeEmpty;
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
   * Tells whether the lower end belongs to the range.
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
   * Tells whether the upper end belongs to the range.
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
   * Returns the ends that belong to the range.
   *
   * @return the lower end, then the upper end; empty for a range of texts with a common beginning
   */
  public List<T> includedEnds() {
    List<T> ends = new ArrayList<>(2);
    if (lower != null && lowerInclusive) {
      ends.add(lower);
    }
    if (upper != null && upperInclusive) {
      ends.add(upper);
    }
    return ends;
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
        apply(function, prefix),
        mayBeEmpty);
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
        apply(function, upper),
        upperInclusive,
        apply(function, lower),
        lowerInclusive,
        null,
        mayBeEmpty);
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
