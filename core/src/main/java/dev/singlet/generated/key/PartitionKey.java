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

  /** Copies the list. */
  public PartitionKey {
    values = List.copyOf(values);
  }

  /** A partition. */
  public static PartitionKey of(AttributeValue... values) {
    return new PartitionKey(List.of(values));
  }

  /** The partition of a tenant, whose part stands in the first attribute. */
  public PartitionKey withFirst(AttributeValue first) {
    List<AttributeValue> changed = new ArrayList<>(values);
    changed.set(0, first);
    return new PartitionKey(changed);
  }

  /** The partitions of all shards. Called by generated code. */
  public static List<PartitionKey> ofShards(int shards, IntFunction<PartitionKey> partition) {
    return IntStream.range(0, shards).mapToObj(partition).toList();
  }
}
