package dev.singlet;

import dev.singlet.value.UnreadableItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one request of a scan gave.
 *
 * @param items the items, in no order
 * @param unreadable the items that can't be read, if the scan collects them
 * @param checkpoint continues behind this page, see {@link Scan#from}; null at the end
 * @param itemsRead how many items DynamoDB read and charged for, those of other entities and those
 *     left out by a filter included
 * @param <T> the type of the items
 */
public record ScanPage<T>(
    List<T> items, List<UnreadableItem> unreadable, @Nullable String checkpoint, int itemsRead) {

  /**
   * Copies the lists.
   *
   * @param items the items
   * @param unreadable the items that can't be read
   * @param checkpoint continues behind this page; null at the end
   * @param itemsRead how many items DynamoDB read
   */
  public ScanPage {
    items = List.copyOf(items);
    unreadable = List.copyOf(unreadable);
  }

  /**
   * Whether there is more to read.
   *
   * @return false at the end
   */
  public boolean hasNext() {
    return checkpoint != null;
  }
}
