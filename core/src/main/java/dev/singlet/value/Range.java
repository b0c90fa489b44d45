package dev.singlet.value;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values that one part of a sort key may have. It means what it says about the attribute, also
 * where the key holds it in descending order.
 *
 * <pre>{@code
 * IssueEntity.byRepo("aws", "dynamodb-toolbox").issueNumber(between(100, 200))
 * }</pre>
 *
 * <p>A query brings its values into the form they have in the key before it compares them, the ends
 * of a range like a single value: of a time, what is finer than that form is cut off. So {@code
 * between(time, time)} and {@code gte(time)} find what was put with that time, and {@code gt(time)}
 * and {@code lt(time)} do not.
 *
 * <p>The ends of a range of numbers that belong to it are held to the constraints on the attribute,
 * as a single value is; those of {@code gt} and {@code lt} may lie beyond.
 *
 * @param <T> the attribute's type; {@code Long} for all integers up to {@code long}, so that the
 *     ends of a range of {@code int} may be any of them
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
   * Values from one to another, both included.
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
          "between(" + lower + ", " + upper + ") holds no value. Swap its arguments.");
    }
    return new Range<>(lower, true, upper, true, null);
  }

  /**
   * Texts from one to another, both included, in the order of their UTF-8 bytes and of what the
   * key's format makes of them. Where the query is made, ends in the wrong order are refused.
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
        null);
  }

  /**
   * Integers from one to another, both included.
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
   * Integers from one to another, both included.
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
   * Values greater than the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> gt(T value) {
    return new Range<>(Objects.requireNonNull(value, "value"), false, null, false, null);
  }

  /**
   * Integers greater than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gt(long value) {
    return gt(Long.valueOf(value));
  }

  /**
   * Integers greater than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gt(Integer value) {
    return gt(toLong(value, "value"));
  }

  /**
   * Values greater than or equal to the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> gte(T value) {
    return new Range<>(Objects.requireNonNull(value, "value"), true, null, false, null);
  }

  /**
   * Integers greater than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gte(long value) {
    return gte(Long.valueOf(value));
  }

  /**
   * Integers greater than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> gte(Integer value) {
    return gte(toLong(value, "value"));
  }

  /**
   * Values less than the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> lt(T value) {
    return new Range<>(null, false, Objects.requireNonNull(value, "value"), false, null);
  }

  /**
   * Integers less than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lt(long value) {
    return lt(Long.valueOf(value));
  }

  /**
   * Integers less than the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lt(Integer value) {
    return lt(toLong(value, "value"));
  }

  /**
   * Values less than or equal to the given one.
   *
   * @param value the value
   * @param <T> the attribute's type
   * @return the range
   */
  public static <T extends Comparable<? super T>> Range<T> lte(T value) {
    return new Range<>(null, false, Objects.requireNonNull(value, "value"), true, null);
  }

  /**
   * Integers less than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lte(long value) {
    return lte(Long.valueOf(value));
  }

  /**
   * Integers less than or equal to the given one.
   *
   * @param value the value
   * @return the range
   */
  public static Range<Long> lte(Integer value) {
    return lte(toLong(value, "value"));
  }

  /**
   * Text that begins with the given one.
   *
   * @param prefix the beginning
   * @return the range
   */
  public static Range<String> beginsWith(String prefix) {
    return new Range<>(null, false, null, false, Objects.requireNonNull(prefix, "prefix"));
  }

  /**
   * The lower end.
   *
   * @return the value; null if there is no lower end
   */
  public @Nullable T lower() {
    return lower;
  }

  /**
   * Whether the lower end belongs to the range.
   *
   * @return true if it does
   */
  public boolean lowerInclusive() {
    return lowerInclusive;
  }

  /**
   * The upper end.
   *
   * @return the value; null if there is no upper end
   */
  public @Nullable T upper() {
    return upper;
  }

  /**
   * Whether the upper end belongs to the range.
   *
   * @return true if it does
   */
  public boolean upperInclusive() {
    return upperInclusive;
  }

  /**
   * What all values begin with.
   *
   * @return the beginning; null if this is a range between ends
   */
  public @Nullable T prefix() {
    return prefix;
  }

  /**
   * The ends that belong to the range.
   *
   * @return the lower one before the upper one; none of a range of text that begins with something
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
   * The range of what a function in ascending order makes of the values.
   *
   * @param function keeps the order of values
   * @param <U> what it gives
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
   * The range of what a function in descending order makes of the values.
   *
   * @param function reverses the order of values
   * @param <U> what it gives
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
