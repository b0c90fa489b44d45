package dev.singlet.key;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The partition a query reads, and what part of it. A query of a sharded access pattern reads one
 * for each shard.
 *
 * @param partitions the values of the partition key, one or more
 * @param sort what it asks of the sort key
 */
public record KeyCondition(List<AttributeValue> partitions, SortCondition sort) {

  /**
   * Copies the list.
   *
   * @param partitions the values of the partition key, one or more
   * @param sort what it asks of the sort key
   */
  public KeyCondition {
    partitions = List.copyOf(partitions);
  }

  /**
   * A part of one partition.
   *
   * @param partition the value of the partition key
   * @param sort what it asks of the sort key
   */
  public KeyCondition(AttributeValue partition, SortCondition sort) {
    this(List.of(partition), sort);
  }

  /**
   * A part of one partition.
   *
   * @param partition the value of the partition key
   * @param prefix what the sort keys begin with
   * @return the condition
   * @throws dev.singlet.error.InvalidKeyException if no sort key is as long
   */
  public static KeyCondition beginsWith(AttributeValue partition, String prefix) {
    return beginsWith(List.of(partition), prefix);
  }

  /**
   * A part of several partitions.
   *
   * @param partitions the values of the partition key, one or more
   * @param prefix what the sort keys begin with
   * @return the condition
   * @throws dev.singlet.error.InvalidKeyException if no sort key is as long
   */
  public static KeyCondition beginsWith(List<AttributeValue> partitions, String prefix) {
    return new KeyCondition(partitions, SortCondition.beginsWith(prefix));
  }

  /**
   * The partition it reads.
   *
   * @return the value of the partition key; of several, the first
   */
  public AttributeValue partition() {
    return partitions.get(0);
  }

  /**
   * Whether it reads several partitions.
   *
   * @return false if it reads one
   */
  public boolean isSharded() {
    return partitions.size() > 1;
  }

  /**
   * The part that lies in one of the partitions.
   *
   * @param shard the number of the partition
   * @return a condition with this partition alone
   */
  public KeyCondition ofShard(int shard) {
    return new KeyCondition(partitions.get(shard), sort);
  }

  /**
   * What all sort keys in it begin with.
   *
   * @return the text; empty if it asks for something else
   */
  public String prefix() {
    return sort instanceof SortCondition.BeginsWith begins ? begins.prefix() : "";
  }

  /**
   * One sort key of the same partitions.
   *
   * @param key the key
   * @return the condition
   */
  public KeyCondition equalTo(AttributeValue key) {
    return with(SortCondition.equalTo(key));
  }

  /**
   * A part of the same partitions.
   *
   * @param longer what the sort keys begin with
   * @return the condition
   * @throws dev.singlet.error.InvalidKeyException if no sort key is as long
   */
  public KeyCondition beginsWith(String longer) {
    return with(SortCondition.beginsWith(longer));
  }

  /**
   * A range over what follows the prefix, which is the last part of the sort keys.
   *
   * @param range what the part may be
   * @return the condition
   * @see SortCondition#lastPart
   */
  public KeyCondition lastPart(Range<String> range) {
    return with(SortCondition.lastPart(prefix(), range));
  }

  /**
   * A range over what follows the prefix, up to the delimiter.
   *
   * @param range what the part may be
   * @param delimiter the table's delimiter
   * @return the condition
   * @see SortCondition#delimitedPart
   */
  public KeyCondition delimitedPart(Range<String> range, char delimiter) {
    return with(SortCondition.delimitedPart(prefix(), range, delimiter));
  }

  /**
   * A range over what follows the prefix, has a fixed width and is followed by more.
   *
   * @param range what the part may be
   * @return the condition
   * @see SortCondition#fixedWidthPart
   */
  public KeyCondition fixedWidthPart(Range<String> range) {
    return with(SortCondition.fixedWidthPart(prefix(), range));
  }

  /**
   * A range over number or binary keys.
   *
   * @param range what the key may be
   * @return the condition
   * @see SortCondition#wholeKey
   */
  public KeyCondition wholeKey(Range<AttributeValue> range) {
    return with(SortCondition.wholeKey(range));
  }

  private KeyCondition with(SortCondition narrower) {
    return new KeyCondition(partitions, narrower);
  }
}
