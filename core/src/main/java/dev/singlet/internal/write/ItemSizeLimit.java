package dev.singlet.internal.write;

import dev.singlet.annotation.IndexType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Nesting;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
      most +=
          ItemSize.most(attribute.getKey())
              + checked(type, attribute.getKey(), attribute.getValue(), 1);
    }
    if (most * (1 + localIndexes(type.table())) <= Limits.ITEM_BYTES) {
      return item;
    }
    long size = ItemSize.of(item);
    LocalIndexCopies copies = LocalIndexCopies.of(type.table(), item);
    if (size + copies.size() > Limits.ITEM_BYTES) {
      throw new InvalidArgumentException(
          ErrorCode.ITEM_TOO_LARGE,
          String.format(
              "%s item %s would be %d bytes large%s. DynamoDB takes at most %d (400 KB). Its largest"
                  + " attributes: %s. Shorten them, split the item, or keep large values elsewhere,"
                  + " such as in Amazon S3.%s",
              type.name(),
              type.keyText(item),
              size,
              copies,
              Limits.ITEM_BYTES,
              largest(sizes(item)),
              copies.advice()));
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

  /**
   * Refuses a value that is nested too deep, or has too long a key.
   *
   * @param depth the number of steps to its place
   * @return an upper bound of its size
   */
  public static long checked(EntityType<?> type, String place, AttributeValue value, int depth) {
    String tooDeep = Nesting.tooDeep(place, value, depth);
    if (tooDeep != null) {
      throw invalid(type, tooDeep, "Nesting", Nesting.PROBLEM);
    }
    long most = ItemSize.most(value);
    if (most > Limits.MAP_KEY_BYTES && Nesting.hasLongKey(value)) {
      String problem = "must have no key of more than " + Limits.MAP_KEY_BYTES + " bytes";
      throw invalid(type, place, "Size", problem);
    }
    return most;
  }

  private static ValidationException invalid(
      EntityType<?> type, String place, String constraint, String problem) {
    return new ValidationException(
        type.name(), List.of(new Violation(place, constraint, problem, null)));
  }

  private static Map<String, Long> sizes(Map<String, AttributeValue> item) {
    Map<String, Long> sizes = new TreeMap<>();
    item.forEach((name, value) -> sizes.put(name, ItemSize.of(name, value)));
    return sizes;
  }

  /** Names the largest of some attributes, for messages. */
  public static String largest(Map<String, Long> sizes) {
    return sizes.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(SHOWN_ATTRIBUTES)
        .map(attribute -> attribute.getKey() + " (" + attribute.getValue() + " bytes)")
        .collect(Collectors.joining(", "));
  }
}
