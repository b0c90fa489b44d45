package dev.singlet.generated.key;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.internal.text.Utf8;
import dev.singlet.value.Range;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The condition of a query on the sort key. A range over one part of a text key becomes one {@code
 * BETWEEN} whose ends lie within the prefix of that part. So it never reaches items with another
 * prefix.
 */
public sealed interface SortCondition {

  /** No condition: the whole partition. */
  record All() implements SortCondition {}

  /**
   * One sort key.
   *
   * @param value the key
   */
  record Equal(AttributeValue value) implements SortCondition {}

  /**
   * All sort keys that begin with a text.
   *
   * @param prefix the text
   */
  record BeginsWith(String prefix) implements SortCondition {}

  /**
   * All sort keys between two ends, both included.
   *
   * @param lower the least
   * @param upper the greatest
   */
  record Between(AttributeValue lower, AttributeValue upper) implements SortCondition {}

  /**
   * All sort keys on one side of a value, in a number or binary key.
   *
   * @param operator one of {@code < <= > >=}
   * @param value the value
   */
  record Compare(String operator, AttributeValue value) implements SortCondition {}

  /** Returns no condition. */
  static SortCondition all() {
    return new All();
  }

  /** Returns a condition for one sort key. */
  static SortCondition equalTo(AttributeValue key) {
    return new Equal(key);
  }

  /**
   * Returns a condition for all sort keys that begin with a text.
   *
   * @throws InvalidKeyException if it is longer than a sort key can be
   */
  static SortCondition beginsWith(String prefix) {
    KeyBound.requireFitting(prefix);
    return prefix.isEmpty() ? all() : new BeginsWith(prefix);
  }

  /**
   * Returns a condition for all sort keys from the first with one prefix to the last with another.
   * It is the smallest span with the items of several entities.
   */
  static SortCondition spanning(String first, String last) {
    return new Between(AttributeValue.createS(first), AttributeValue.createS(last + END));
  }

  /** Returns a range over the last part of a text key. */
  static SortCondition lastPart(String prefix, Range<String> range) {
    return between(
        prefix,
        range,
        lower -> range.lowerInclusive() ? lower : lower + FIRST,
        upper -> range.upperInclusive() ? upper : KeyBound.before(upper));
  }

  /** Returns a range over a part of a text key that the delimiter follows. */
  static SortCondition delimitedPart(String prefix, Range<String> range, char delimiter) {
    return between(
        prefix,
        range,
        lower -> lower + delimiter + (range.lowerInclusive() ? "" : END),
        upper -> upper + (range.upperInclusive() ? delimiter + END : ""));
  }

  /** Returns a range over a part of a text key that has a fixed width and is followed by more. */
  static SortCondition fixedWidthPart(String prefix, Range<String> range) {
    return between(
        prefix,
        range,
        lower -> lower + (range.lowerInclusive() ? "" : END),
        upper -> range.upperInclusive() ? upper + END : KeyBound.before(upper));
  }

  /** Returns a range over a number or binary key. */
  static SortCondition wholeKey(Range<AttributeValue> range) {
    AttributeValue lower = range.lower();
    AttributeValue upper = range.upper();
    if (lower != null && upper != null) {
      if (range.mayBeEmpty()) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_RANGE,
            "Both ends of a range in a key of numbers or bytes belong to it. Write between(from,"
                + " to).");
      }
      return new Between(lower, upper);
    }
    return lower != null
        ? new Compare(range.lowerInclusive() ? ">=" : ">", lower)
        : new Compare(range.upperInclusive() ? "<=" : "<", Objects.requireNonNull(upper));
  }

  /**
   * Returns the rest of this condition beyond one of its keys.
   *
   * @return the condition; null if no key can be left
   */
  default @Nullable SortCondition rest(AttributeValue key, boolean inclusive, boolean descending) {
    return RestOfRange.of(this, key, inclusive, descending);
  }

  /** Sorts after every text that may follow a prefix in a key. Never part of a key itself. */
  String END = Character.toString(Utf8.LAST);

  /** Appended to a text, makes the next text in order. */
  String FIRST = "\0";

  /** Returns the keys between two ends, which are made of the ends of the range. */
  private static SortCondition between(
      String prefix,
      Range<String> range,
      UnaryOperator<String> lowest,
      UnaryOperator<String> highest) {
    if (range.prefix() != null) {
      return beginsWith(prefix + range.prefix());
    }
    KeyBound.requireFitting(prefix);
    String lower = range.lower();
    String upper = range.upper();
    if (lower != null && upper != null && !range.mayBeEmpty() && Utf8.compare(lower, upper) > 0) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          "The range from \"" + lower + "\" to \"" + upper + "\" holds no value. Swap its ends.");
    }
    String from = KeyBound.ceiling(prefix + (lower == null ? "" : lowest.apply(lower)));
    String to = KeyBound.floor(prefix + (upper == null ? END : highest.apply(upper)));
    // DynamoDB refuses ends in the wrong order. They result from ranges that contain no possible
    // key.
    boolean isEmpty = from == null || Utf8.compare(from, to) > 0;
    return isEmpty
        ? new Between(AttributeValue.createS(END), AttributeValue.createS(END))
        : new Between(AttributeValue.createS(from), AttributeValue.createS(to));
  }
}
