package dev.singlet.generated.key;

import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The partition that a query reads, and the part of it. A query of a sharded access pattern reads a
 * partition for each shard.
 *
 * @param partitions the partitions, one or more
 * @param leading the values of the sort key attributes before the one that it narrows; none, unless
 *     the index has several
 * @param sort the condition on the sort key attribute that follows
 */
public record KeyCondition(
    List<PartitionKey> partitions, List<AttributeValue> leading, SortCondition sort) {

  /** Copies the lists. */
  public KeyCondition {
    partitions = List.copyOf(partitions);
    leading = List.copyOf(leading);
  }

  /** Makes a condition on several partitions. */
  public KeyCondition(List<PartitionKey> partitions, SortCondition sort) {
    this(partitions, List.of(), sort);
  }

  /** Makes a condition on one partition. */
  public KeyCondition(PartitionKey partition, SortCondition sort) {
    this(List.of(partition), sort);
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
    return beginsWith(List.of(partition), prefix);
  }

  /**
   * Returns a condition on several partitions.
   *
   * @throws dev.singlet.error.InvalidKeyException if the prefix is longer than a sort key can be
   */
  public static KeyCondition beginsWith(List<PartitionKey> partitions, String prefix) {
    return new KeyCondition(partitions, SortCondition.beginsWith(prefix));
  }

  /** Returns the partition it reads. */
  public PartitionKey partition() {
    return partitions.get(0);
  }

  /**
   * Tells whether it reads several partitions.
   *
   * @return false if it reads one
   */
  public boolean isSharded() {
    return partitions.size() > 1;
  }

  /** Returns the condition on one shard's partition. */
  public KeyCondition ofShard(int shard) {
    return new KeyCondition(List.of(partitions.get(shard)), leading, sort);
  }

  /** Returns this condition on other partitions. */
  public KeyCondition in(List<PartitionKey> others) {
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
   * One text of the sort key attribute that it narrows, of which there are more.
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
   * A range over what follows the prefix, which is the last part of the sort keys.
   *
   * @see SortCondition#lastPart
   */
  public KeyCondition lastPart(Range<KeyText> range) {
    return with(SortCondition.lastPart(prefix(), range.map(KeyText::toPart)));
  }

  /**
   * A range over what follows the prefix, up to the delimiter.
   *
   * @see SortCondition#delimitedPart
   */
  public KeyCondition delimitedPart(Range<KeyText> range, char delimiter) {
    return with(SortCondition.delimitedPart(prefix(), range.map(KeyText::toPart), delimiter));
  }

  /**
   * A range over what follows the prefix, has a fixed width and is followed by more.
   *
   * @see SortCondition#fixedWidthPart
   */
  public KeyCondition fixedWidthPart(Range<KeyText> range) {
    return with(SortCondition.fixedWidthPart(prefix(), range.map(KeyText::toPart)));
  }

  /**
   * Sets a range over number or binary keys.
   *
   * @see SortCondition#wholeKey
   */
  public KeyCondition wholeKey(Range<AttributeValue> range) {
    return with(SortCondition.wholeKey(range));
  }

  /** Returns a query with its condition as text, for messages. */
  public String describe(Object pattern) {
    List<String> asked = new ArrayList<>();
    leading.forEach(value -> asked.add("= " + PrimaryKey.toText(value)));
    if (sort instanceof SortCondition.Equal equal) {
      asked.add("= " + PrimaryKey.toText(equal.value()));
    } else if (sort instanceof SortCondition.BeginsWith begin) {
      asked.add("begins with " + begin.prefix());
    } else if (sort instanceof SortCondition.Between between) {
      asked.add(
          String.format(
              "between %s and %s",
              PrimaryKey.toText(between.lower()), PrimaryKey.toText(between.upper())));
    } else if (sort instanceof SortCondition.Compare compare) {
      asked.add(compare.operator() + " " + PrimaryKey.toText(compare.value()));
    }
    return asked.isEmpty() ? pattern.toString() : pattern + " " + String.join(", ", asked);
  }
}
