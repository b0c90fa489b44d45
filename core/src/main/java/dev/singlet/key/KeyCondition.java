package dev.singlet.key;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The partition a query reads, and what part of it.
 *
 * @param partition the partition key's value
 * @param sort what it asks of the sort key
 */
public record KeyCondition(AttributeValue partition, SortCondition sort) {

  /**
   * Another part of the same partition.
   *
   * @param narrower what is asked of the sort key
   * @return the condition
   */
  public KeyCondition with(SortCondition narrower) {
    return new KeyCondition(partition, narrower);
  }
}
