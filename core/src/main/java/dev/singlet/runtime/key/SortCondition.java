package dev.singlet.runtime.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.internal.text.KeyOrder;
import dev.singlet.internal.text.Utf8;
import dev.singlet.value.Range;
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

  /** Returns a range over the last part of a text key; null if no key is in it. */
  static @Nullable SortCondition lastPart(String prefix, KeyRange<String> range) {
    return between(
        prefix,
        range,
        lower -> range.lowerInclusive() ? lower : lower + FIRST,
        upper -> range.upperInclusive() ? upper : KeyBound.before(upper));
  }

  /**
   * Returns a range over a part of a text key that the delimiter follows; null if no key is in it.
   */
  static @Nullable SortCondition delimitedPart(
      String prefix, KeyRange<String> range, String delimiter) {
    return between(
        prefix,
        range,
        lower -> lower + delimiter + (range.lowerInclusive() ? "" : END),
        upper -> upper + (range.upperInclusive() ? delimiter + END : ""));
  }

  /**
   * Returns a range over a part of a text key that has a fixed width and is followed by more; null
   * if no key is in it.
   */
  static @Nullable SortCondition fixedWidthPart(String prefix, KeyRange<String> range) {
    return between(
        prefix,
        range,
        lower -> lower + (range.lowerInclusive() ? "" : END),
        upper -> range.upperInclusive() ? upper + END : KeyBound.before(upper));
  }

  /** Returns a range over several parts of a text key; null if no key is in it. */
  static @Nullable SortCondition tuples(String prefix, Range<? extends KeyTuple> range) {
    KeyTuple lower = range.lower();
    KeyTuple upper = range.upper();
    String least = lower == null ? prefix : lower.least(prefix, range.lowerInclusive());
    String greatest = upper == null ? prefix + END : upper.greatest(prefix, range.upperInclusive());
    if (least.equals(prefix) && (prefix + END).equals(greatest)) {
      return beginsWith(prefix);
    }
    // No key is equal to a text that ends after all keys with a beginning.
    boolean isBehindAll = least.equals(greatest) && least.endsWith(END);
    return greatest == null || isBehindAll ? null : between(least, greatest);
  }

  /** Returns a range over a number key; null if no key is in it. */
  static @Nullable SortCondition wholeKey(KeyRange<AttributeValue> range) {
    AttributeValue lower = range.lower();
    AttributeValue upper = range.upper();
    if (lower != null && upper != null) {
      // DynamoDB has no operator for two ends that leaves one of them out.
      AttributeValue from = range.lowerInclusive() ? lower : NextKey.after(lower);
      AttributeValue to = range.upperInclusive() ? upper : NextKey.before(upper);
      return from == null || to == null || KeyOrder.compare(from, to) > 0
          ? null
          : new Between(from, to);
    }
    if (lower != null) {
      return new Compare(range.lowerInclusive() ? ">=" : ">", lower);
    }
    return upper == null ? all() : new Compare(range.upperInclusive() ? "<=" : "<", upper);
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
  private static @Nullable SortCondition between(
      String prefix,
      KeyRange<String> range,
      UnaryOperator<String> lowest,
      UnaryOperator<String> highest) {
    KeyBound.requireFitting(prefix);
    String beginning = range.prefix();
    if (beginning != null) {
      return KeyBound.fits(prefix + beginning) ? beginsWith(prefix + beginning) : null;
    }
    if (range.isEmpty(Utf8::compare)) {
      return null;
    }
    String lower = range.lower();
    String upper = range.upper();
    if (lower == null && upper == null) {
      return beginsWith(prefix);
    }
    return between(
        prefix + (lower == null ? "" : lowest.apply(lower)),
        prefix + (upper == null ? END : highest.apply(upper)));
  }

  /** Returns the keys between two texts; null if none can be between them. */
  private static @Nullable SortCondition between(String least, String greatest) {
    String from = KeyBound.ceiling(least);
    String to = KeyBound.floor(greatest);
    // Ends in order can be in the wrong order as keys, if no key is between them.
    return from == null || Utf8.compare(from, to) > 0
        ? null
        : new Between(AttributeValue.createS(from), AttributeValue.createS(to));
  }
}
