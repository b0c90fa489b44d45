package dev.singlet.runtime.item;

import dev.singlet.annotation.IndexType;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidKeyException.Reason;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Utf8;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The tenant whose items a client reads and writes. All partition keys of a tenant's items, in the
 * table and in its global indexes and vector indexes, begin with the tenant's own part. So no query
 * can read items of another tenant.
 *
 * @param table the table
 * @param id the tenant's id
 * @param leadingPart the beginning of its partition keys, which ends in the delimiter
 */
public record Tenant(TableSchema table, String id, String leadingPart) {

  /**
   * Adds the tenant's part to a partition key.
   *
   * @throws InvalidKeyException if it is longer than DynamoDB allows
   */
  public AttributeValue bind(AttributeValue partition) {
    String text = leadingPart + partition.s();
    int bytes = Utf8.length(text);
    if (bytes > Limits.PARTITION_KEY_BYTES) {
      throw new InvalidKeyException(
          Reason.TOO_LONG,
          null,
          String.format(
              "The partition key %s... is %d bytes long with its tenant. DynamoDB takes at most %d.",
              text.substring(0, Math.min(text.length(), 100)), bytes, Limits.PARTITION_KEY_BYTES));
    }
    return AttributeValue.createS(text);
  }

  /** Adds the tenant's part to the partition keys of an item, or of some of its attributes. */
  public Map<String, AttributeValue> bind(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> bound = new HashMap<>(item);
    for (String attribute : partitionKeys()) {
      bound.computeIfPresent(attribute, (name, partition) -> bind(partition));
    }
    return bound;
  }

  /** Removes the tenant's part from a partition key. */
  public AttributeValue unbind(AttributeValue partition) {
    return AttributeValue.createS(partition.s().substring(leadingPart.length()));
  }

  /**
   * Returns whether an item belongs to this tenant.
   *
   * @return false if its partition key does not begin with the tenant's part
   */
  public boolean owns(Map<String, AttributeValue> item) {
    String partition = StoredItem.string(item, table.key().partition().get(0).name());
    return partition != null && partition.startsWith(leadingPart);
  }

  /**
   * Returns the id of the tenant that a stored partition key begins with.
   *
   * @return null if the table has no tenants, or if the key begins with none
   */
  public static @Nullable String idIn(TableSchema table, AttributeValue partition) {
    String literal = table.tenant();
    if (literal == null || partition.s() == null || !partition.s().startsWith(literal)) {
      return null;
    }
    int end = partition.s().indexOf(table.delimiter(), literal.length());
    return end <= literal.length() ? null : partition.s().substring(literal.length(), end);
  }

  private Set<String> partitionKeys() {
    Set<String> attributes = new LinkedHashSet<>();
    attributes.add(table.key().partition().get(0).name());
    for (IndexSchema index : table.indexes()) {
      if (index.type() != IndexType.LOCAL) {
        attributes.add(index.key().partition().get(0).name());
      }
    }
    return attributes;
  }
}
