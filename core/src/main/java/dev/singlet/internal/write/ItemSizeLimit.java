package dev.singlet.internal.write;

import dev.singlet.annotation.IndexType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Nesting;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Refuses items that DynamoDB would refuse for their size or depth, and names the place. An item
 * counts together with its copies in local indexes, which share its 400 KB. One limit is left to
 * DynamoDB, because nobody else can count it: the 10 GB of the items of one partition and their
 * copies.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html#limits-items">DynamoDB's
 *     limits on items</a>
 */
public final class ItemSizeLimit {

  private static final int SHOWN_ATTRIBUTES = 3;

  private ItemSizeLimit() {}

  /** Returns the item if it is not too large, and throws otherwise. */
  public static Map<String, AttributeValue> check(
      EntityType<?> type, Map<String, AttributeValue> item) {
    long most = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      checkNesting(type, attribute.getKey(), attribute.getValue());
      most += ItemSize.most(attribute.getKey()) + ItemSize.most(attribute.getValue());
    }
    if (most * (1 + localIndexes(type.table())) <= Limits.ITEM_BYTES) {
      return item;
    }
    long size = ItemSize.of(item);
    LocalIndexCopies copies = LocalIndexCopies.of(type.table(), item);
    if (size + copies.size() > Limits.ITEM_BYTES) {
      throw new InvalidArgumentException(
          ErrorCode.ITEM_TOO_LARGE,
          type.name()
              + " item "
              + PrimaryKey.describe(type.table().key(), item)
              + " would be "
              + size
              + " bytes large"
              + copies
              + ". DynamoDB takes at most "
              + Limits.ITEM_BYTES
              + " (400 KB). Its largest attributes: "
              + largest(item)
              + ". Shorten them, split the item, or keep large values elsewhere, such as in Amazon"
              + " S3."
              + copies.advice());
    }
    return item;
  }

  /**
   * This method is here so that tables without local indexes don't load the class of their copies.
   */
  private static int localIndexes(TableSchema table) {
    int count = 0;
    List<IndexSchema> all = table.indexes();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).type() == IndexType.LOCAL) {
        count++;
      }
    }
    return count;
  }

  private static void checkNesting(EntityType<?> type, String name, AttributeValue value) {
    String tooDeep = Nesting.tooDeep(name, value, 1);
    if (tooDeep != null) {
      throw new ValidationException(
          type.name(), List.of(new Violation(tooDeep, "Nesting", Nesting.PROBLEM, null)));
    }
  }

  private static String largest(Map<String, AttributeValue> item) {
    return item.entrySet().stream()
        .map(entry -> new Attribute(entry.getKey(), ItemSize.of(entry.getKey(), entry.getValue())))
        .sorted(Comparator.comparingLong(Attribute::size).reversed().thenComparing(Attribute::name))
        .limit(SHOWN_ATTRIBUTES)
        .map(attribute -> attribute.name() + " (" + attribute.size() + " bytes)")
        .collect(Collectors.joining(", "));
  }

  private record Attribute(String name, long size) {}
}
