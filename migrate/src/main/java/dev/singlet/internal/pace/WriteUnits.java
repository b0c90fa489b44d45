package dev.singlet.internal.pace;

import dev.singlet.annotation.IndexType;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Estimates write capacity units.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">Read
 *     and write operations</a>
 */
public final class WriteUnits {

  /** The times that a write takes in a transaction. */
  public static final int TRANSACTION = 2;

  private static final double UNIT_BYTES = 1024;

  private WriteUnits() {}

  /**
   * Returns about how many units a write takes: for each KB of the larger state one for the table,
   * and one for each entry of an index that it puts or removes. A vector index takes bytes of its
   * own instead.
   *
   * @param from the item before; empty if there is none
   * @param to the item after; empty if there is none
   */
  public static double of(
      TableSchema table, Map<String, AttributeValue> from, Map<String, AttributeValue> to) {
    double size = Math.ceil(Math.max(ItemSize.of(from), ItemSize.of(to)) / UNIT_BYTES);
    int places = 1;
    for (IndexSchema index : table.indexes()) {
      if (index.type() == IndexType.VECTOR) {
        continue;
      }
      List<String> names = index.key().names();
      boolean had = from.keySet().containsAll(names);
      boolean has = to.keySet().containsAll(names);
      boolean isSame =
          names.stream().allMatch(name -> Objects.equals(from.get(name), to.get(name)));
      places += !had && !has ? 0 : had && has && !isSame ? 2 : 1;
    }
    return size * places;
  }
}
