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
   * Another part of the same partitions.
   *
   * @param narrower what is asked of the sort key
   * @return the condition
   */
  public KeyCondition with(SortCondition narrower) {
    return new KeyCondition(partitions, narrower);
  }
}
