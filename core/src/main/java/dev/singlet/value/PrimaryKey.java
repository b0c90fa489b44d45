package dev.singlet.value;

import dev.singlet.schema.KeySchema;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The primary key of one item.
 *
 * @param partition the partition key's value
 * @param sort the sort key's value; null if the table has no sort key
 */
public record PrimaryKey(AttributeValue partition, @Nullable AttributeValue sort) {

  /**
   * Writes equal numbers in the same form, so that keys can be compared: for DynamoDB, 1.50 and 1.5
   * are the same key.
   *
   * @param partition the partition key's value
   * @param sort the sort key's value; null if the table has no sort key
   */
  public PrimaryKey {
    partition = canonical(partition);
    sort = sort == null ? null : canonical(sort);
  }

  private static AttributeValue canonical(AttributeValue value) {
    if (value.n() == null) {
      return value;
    }
    String text = new BigDecimal(value.n()).stripTrailingZeros().toPlainString();
    return text.equals(value.n()) ? value : AttributeValue.createN(text);
  }

  /**
   * Returns the key of an item.
   *
   * @param schema the table's key attributes
   * @param item the item, or at least its key attributes
   * @return its key
   */
  public static PrimaryKey of(KeySchema schema, Map<String, AttributeValue> item) {
    AttributeValue partition = Objects.requireNonNull(item.get(partitionName(schema)));
    return new PrimaryKey(partition, schema.sort().isEmpty() ? null : item.get(sortName(schema)));
  }

  /**
   * Returns the key as DynamoDB takes it.
   *
   * @param schema the table's key attributes
   * @return one or two attributes
   */
  public Map<String, AttributeValue> toMap(KeySchema schema) {
    return schema.sort().isEmpty() || sort == null
        ? Map.of(partitionName(schema), partition)
        : Map.of(partitionName(schema), partition, sortName(schema), sort);
  }

  private static String partitionName(KeySchema schema) {
    return schema.partition().get(0).name();
  }

  private static String sortName(KeySchema schema) {
    return schema.sort().get(0).name();
  }

  /**
   * Returns the key of an item as text, for messages.
   *
   * @param schema the key attributes
   * @param item the item
   * @return text such as {@code PK=ACCOUNT#aws, SK=ACCOUNT#aws}
   */
  public static String describe(KeySchema schema, Map<String, AttributeValue> item) {
    return schema.attributes().stream()
        .map(key -> key.name() + "=" + toText(item.get(key.name())))
        .collect(Collectors.joining(", "));
  }

  @Override
  public String toString() {
    String partitionText = toText(partition);
    return sort == null ? partitionText : partitionText + " / " + toText(sort);
  }

  /**
   * Returns a key attribute as text, for messages.
   *
   * @param value its value; null if it is absent
   * @return the text, the number, or the bytes in Base64
   */
  public static String toText(@Nullable AttributeValue value) {
    if (value == null) {
      return "(absent)";
    }
    return switch (value.type()) {
      case S -> value.s();
      case N -> value.n();
      case B -> Base64.getEncoder().encodeToString(value.b().asByteArrayUnsafe());
      // Not a key type, and perhaps as large as an item.
      default -> "(of type " + value.type() + ")";
    };
  }
}
