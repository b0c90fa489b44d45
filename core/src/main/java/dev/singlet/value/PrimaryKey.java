package dev.singlet.value;

import dev.singlet.error.Violation;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.text.StoredText;
import dev.singlet.internal.text.ValueText;
import dev.singlet.schema.KeySchema;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
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
    // An import or a stream's copy may have text that is not a number of DynamoDB's. It stays as it
    // is.
    BigDecimal number = value.n() == null ? null : Numbers.parse(value.n());
    return number == null || number.toPlainString().equals(value.n())
        ? value
        : AttributeValue.createN(number.toPlainString());
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
   * Returns key attributes as text, for messages.
   *
   * @param schema the key attributes
   * @param isShown tells if the value of an attribute may be shown
   * @param item the item
   * @return text such as {@code PK=ACCOUNT#aws, SK=***}
   */
  public static String describe(
      KeySchema schema, Predicate<String> isShown, Map<String, AttributeValue> item) {
    return schema.names().stream()
        .map(name -> name + "=" + (isShown.test(name) ? toText(item.get(name)) : Violation.MASK))
        .collect(Collectors.joining(", "));
  }

  @Override
  public int hashCode() {
    return 31 * hash(partition) + (sort == null ? 0 : hash(sort));
  }

  /** Most keys are texts. The SDK hashes each kind of value that a value could have. */
  private static int hash(AttributeValue value) {
    return value.s() == null ? value.hashCode() : value.s().hashCode();
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
    if (value.b() != null) {
      return Base64.getEncoder().encodeToString(value.b().asByteArrayUnsafe());
    }
    // Not a key type otherwise, and perhaps as large as an item.
    String text = value.s() == null ? value.n() : value.s();
    return text == null
        ? "(of type " + value.type() + ")"
        : ValueText.onOneLine(StoredText.shortened(text, Limits.PARTITION_KEY_BYTES));
  }
}
