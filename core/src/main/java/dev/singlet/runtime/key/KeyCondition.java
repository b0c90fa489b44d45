package dev.singlet.runtime.key;

import dev.singlet.error.Violation;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The partitions that a query reads, and the part of each.
 *
 * @param partitions the partitions
 * @param leading the values of the sort key attributes before the one that it narrows; none, unless
 *     the index has several
 * @param sort the condition on the sort key attribute that follows
 */
public record KeyCondition(
    Partitions partitions, List<AttributeValue> leading, SortCondition sort) {

  /** Copies the list. */
  public KeyCondition {
    leading = List.copyOf(leading);
  }

  /** Makes a condition on several partitions. */
  public KeyCondition(Partitions partitions, SortCondition sort) {
    this(partitions, List.of(), sort);
  }

  /** Makes a condition on one partition. */
  public KeyCondition(PartitionKey partition, SortCondition sort) {
    this(Partitions.of(partition), sort);
  }

  /** Makes a condition on one partition. */
  public KeyCondition(AttributeValue partition, SortCondition sort) {
    this(PartitionKey.of(partition), sort);
  }

  /**
   * Returns a condition on one partition.
   *
   * @throws dev.singlet.error.InvalidKeyException if the prefix is longer than a sort key can be
   */
  public static KeyCondition beginsWith(AttributeValue partition, String prefix) {
    return beginsWith(PartitionKey.of(partition), prefix);
  }

  /**
   * Returns a condition on one partition.
   *
   * @throws dev.singlet.error.InvalidKeyException if the prefix is longer than a sort key can be
   */
  public static KeyCondition beginsWith(PartitionKey partition, String prefix) {
    return beginsWith(Partitions.of(partition), prefix);
  }

  /**
   * Returns a condition on several partitions.
   *
   * @throws dev.singlet.error.InvalidKeyException if the prefix is longer than a sort key can be
   */
  public static KeyCondition beginsWith(Partitions partitions, String prefix) {
    return new KeyCondition(partitions, SortCondition.beginsWith(prefix));
  }

  /** Returns the condition on one of its partitions. */
  public KeyCondition ofPartition(int number) {
    return in(Partitions.of(partitions.all().get(number)));
  }

  /** Returns this condition on other partitions. */
  public KeyCondition in(Partitions others) {
    return new KeyCondition(others, leading, sort);
  }

  /** Returns these partitions with another condition on the sort key attribute that it narrows. */
  public KeyCondition with(SortCondition narrower) {
    return new KeyCondition(partitions, leading, narrower);
  }

  /**
   * Sets one value of the sort key attribute that it narrows, and continues with the next
   * attribute.
   *
   * @throws dev.singlet.error.InvalidKeyException if the prefix is longer than a sort key can be
   */
  public KeyCondition then(AttributeValue value, String prefix) {
    List<AttributeValue> settled = new ArrayList<>(leading);
    settled.add(value);
    return new KeyCondition(partitions, settled, SortCondition.beginsWith(prefix));
  }

  /**
   * One of several texts of the sort key attribute that it narrows.
   *
   * @throws dev.singlet.error.InvalidKeyException if no sort key is as long
   */
  public KeyCondition then(KeyText whole, String prefix) {
    return then(whole.toKey(), prefix);
  }

  /** Returns the prefix of the sort key attribute that it narrows. */
  public String prefix() {
    return sort instanceof SortCondition.BeginsWith begins ? begins.prefix() : "";
  }

  /** Sets one value of the sort key attribute that it narrows. */
  public KeyCondition equalTo(AttributeValue value) {
    return with(SortCondition.equalTo(value));
  }

  /**
   * One text of the sort key attribute that it narrows.
   *
   * @throws dev.singlet.error.InvalidKeyException if no sort key is as long
   */
  public KeyCondition equalTo(KeyText whole) {
    return equalTo(whole.toKey());
  }

  /**
   * Sets the prefix of the sort key attribute that it narrows.
   *
   * @throws dev.singlet.error.InvalidKeyException if the prefix is longer than a sort key can be
   */
  public KeyCondition beginsWith(String longer) {
    return with(SortCondition.beginsWith(longer));
  }

  /**
   * A part of the same partitions.
   *
   * @throws dev.singlet.error.InvalidKeyException if no sort key is as long
   */
  public KeyCondition beginsWith(KeyText longer) {
    return beginsWith(longer.toPart());
  }

  /**
   * Sets a range over what follows the prefix, which is the last part of the sort keys.
   *
   * @see SortCondition#lastPart
   */
  public KeyCondition lastPart(Range<KeyEnd<String>> range) {
    return within(range, ends -> SortCondition.lastPart(prefix(), ends));
  }

  /**
   * Sets a range over what follows the prefix, up to the delimiter.
   *
   * @see SortCondition#delimitedPart
   */
  public KeyCondition delimitedPart(Range<KeyEnd<String>> range, String delimiter) {
    return within(range, ends -> SortCondition.delimitedPart(prefix(), ends, delimiter));
  }

  /**
   * Sets a range over what follows the prefix, has a fixed width and is followed by more.
   *
   * @see SortCondition#fixedWidthPart
   */
  public KeyCondition fixedWidthPart(Range<KeyEnd<String>> range) {
    return within(range, ends -> SortCondition.fixedWidthPart(prefix(), ends));
  }

  /**
   * Sets a range over number keys.
   *
   * @see SortCondition#wholeKey
   */
  public KeyCondition wholeKey(Range<KeyEnd<AttributeValue>> range) {
    return within(range, SortCondition::wholeKey);
  }

  /**
   * Sets a range over several parts that follow the prefix.
   *
   * @see SortCondition#tuples
   */
  public KeyCondition tuples(Range<? extends KeyTuple> range) {
    return withAny(SortCondition.tuples(prefix(), range));
  }

  /** Sets a range over several parts that follow the prefix, whose greater values come first. */
  public KeyCondition descendingTuples(Range<? extends KeyTuple> range) {
    return tuples(range.<KeyTuple>mapDescending(tuple -> tuple));
  }

  private <V> KeyCondition within(
      Range<KeyEnd<V>> range, Function<KeyRange<V>, @Nullable SortCondition> narrowing) {
    KeyRange<V> ends = KeyRange.of(range);
    return withAny(ends == null ? null : narrowing.apply(ends));
  }

  /** Narrows to a range. If no key is in it, no partition is left to read. */
  private KeyCondition withAny(@Nullable SortCondition narrower) {
    return narrower == null ? in(Partitions.none()) : with(narrower);
  }

  /**
   * Returns a query with its condition as text, for messages.
   *
   * @param key the key attributes of the table or of the index
   * @param isShown tells if the value of an attribute may be shown
   */
  public String describe(Object pattern, KeySchema key, Predicate<String> isShown) {
    List<String> asked = new ArrayList<>();
    Function<AttributeValue, String> next =
        value ->
            isShown.test(key.sort().get(asked.size()).name())
                ? PrimaryKey.toText(value)
                : Violation.MASK;
    leading.forEach(value -> asked.add("= " + next.apply(value)));
    if (sort instanceof SortCondition.Equal equal) {
      asked.add("= " + next.apply(equal.value()));
    } else if (sort instanceof SortCondition.BeginsWith begin) {
      asked.add("begins with " + next.apply(AttributeValue.createS(begin.prefix())));
    } else if (sort instanceof SortCondition.Between between) {
      asked.add(
          String.format(
              "between %s and %s", next.apply(between.lower()), next.apply(between.upper())));
    } else if (sort instanceof SortCondition.Compare compare) {
      asked.add(compare.operator() + " " + next.apply(compare.value()));
    }
    return asked.isEmpty() ? pattern.toString() : pattern + " " + String.join(", ", asked);
  }
}
