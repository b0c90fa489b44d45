package dev.singlet.runtime.key;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A partition of a table or an index.
 *
 * @param values the value of its partition key; for an index with several partition key attributes,
 *     the values of all of them, in their order
 */
public record PartitionKey(List<AttributeValue> values) {

  /** Copies the list. */
  public PartitionKey {
    values = List.copyOf(values);
  }

  /** Returns a partition. */
  public static PartitionKey of(AttributeValue... values) {
    return new PartitionKey(List.of(values));
  }

  /** Returns the partition with another first value, which contains a tenant's part. */
  public PartitionKey withFirst(AttributeValue first) {
    List<AttributeValue> changed = new ArrayList<>(values);
    changed.set(0, first);
    return new PartitionKey(changed);
  }
}
