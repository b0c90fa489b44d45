package dev.singlet.internal.write;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The copies of an item in local indexes, as far as they count. There is a copy if the item has the
 * index key. It consists of that key and the projected attributes.
 *
 * @param size the bytes of all copies
 * @param indexes the indexes that have one
 */
record LocalIndexCopies(long size, List<String> indexes) {

  LocalIndexCopies {
    indexes = List.copyOf(indexes);
  }

  static LocalIndexCopies of(TableSchema table, Map<String, AttributeValue> item) {
    long size = 0;
    List<String> names = new ArrayList<>();
    for (IndexSchema index : table.indexes()) {
      if (index.type() == IndexType.LOCAL && item.keySet().containsAll(index.key().names())) {
        names.add(index.name());
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
          if (counts(index, attribute.getKey())) {
            size += ItemSize.of(attribute.getKey(), attribute.getValue());
          }
        }
      }
    }
    return new LocalIndexCopies(size, names);
  }

  /** DynamoDB Local doesn't count the table's own sort key in a copy that lacks some attributes. */
  private static boolean counts(IndexSchema index, String attribute) {
    return index.projection() == ProjectionType.ALL
        || index.include().contains(attribute)
        || index.key().names().contains(attribute);
  }

  /** Returns the text that follows the size of the item in a message. */
  @Override
  public String toString() {
    return indexes.isEmpty()
        ? ""
        : ", and its copies in local indexes (%s) %d more, which count with it"
            .formatted(String.join(", ", indexes), size);
  }

  /** Returns advice for a message. */
  String advice() {
    return indexes.isEmpty()
        ? ""
        : " A global index, or an index that projects less, leaves more room for the item.";
  }
}
