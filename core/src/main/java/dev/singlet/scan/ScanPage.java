package dev.singlet.scan;

import dev.singlet.value.UnreadableItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a scan: the items of one request, or as many as the scan's limit allows.
 *
 * @param items the items, in no order
 * @param unreadable the items that can't be read, if the scan collects them
 * @param checkpoint the place after this page, for {@link Scan#from}; null at the end
 * @param itemsRead the number of items that DynamoDB read and charged for, also those of other
 *     entities and those that a filter dropped
 * @param <T> the type of the items
 */
public record ScanPage<T>(
    List<T> items, List<UnreadableItem> unreadable, @Nullable String checkpoint, int itemsRead) {

  /**
   * Copies the lists.
   *
   * @param items the items
   * @param unreadable the items that can't be read
   * @param checkpoint the place after this page; null at the end
   * @param itemsRead the number of items that DynamoDB read
   */
  public ScanPage {
    items = List.copyOf(items);
    unreadable = List.copyOf(unreadable);
  }

  /** Returns the numbers of items. Their values may be sensitive. */
  @Override
  public String toString() {
    return "ScanPage[items=%d, unreadable=%d, itemsRead=%d, hasNext=%b]"
        .formatted(items.size(), unreadable.size(), itemsRead, hasNext());
  }

  /**
   * Returns whether there is more to read.
   *
   * @return false at the end
   */
  public boolean hasNext() {
    return checkpoint != null;
  }
}
