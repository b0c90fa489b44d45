package dev.singlet.generated.key;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A partition of a table or an index.
 *
 * @param values the value of its partition key; of an index with several partition key attributes,
 *     those of all of them, in their order
 */
public record PartitionKey(List<AttributeValue> values) {

  /**
   * Copies the list.
   *
   * @param values the values of the partition key attributes
   */
  public PartitionKey {
    values = List.copyOf(values);
  }

  /**
   * A partition.
   *
   * @param values the values of the partition key attributes, in their order
   * @return the key
   */
  public static PartitionKey of(AttributeValue... values) {
    return new PartitionKey(List.of(values));
  }

  /**
   * The partition of a tenant, whose part stands in the first attribute.
   *
   * @param first the value of that attribute
   * @return the key with this value
   */
  public PartitionKey withFirst(AttributeValue first) {
    List<AttributeValue> changed = new ArrayList<>(values);
    changed.set(0, first);
    return new PartitionKey(changed);
  }

  /**
   * The partitions of all shards. Called by generated code.
   *
   * @param shards how many there are
   * @param partition gives the partition of a shard's number
   * @return the partitions, in the order of their numbers
   */
  public static List<PartitionKey> ofShards(int shards, IntFunction<PartitionKey> partition) {
    return IntStream.range(0, shards).mapToObj(partition).toList();
  }
}
