package dev.singlet;

import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The items of one execution of a query, in key order.
 *
 * @param items the items
 * @param unreadable the items that can't be read, in key order, if the query collects them
 * @param nextToken continues after the last item, see {@link Query#from}; null at the end
 * @param itemsRead how many items DynamoDB read and charged for, those left out by a filter
 *     included
 * @param requests how many requests it took
 * @param <T> the type of the items
 */
public record Page<T>(
    List<T> items,
    List<UnreadableItem> unreadable,
    @Nullable String nextToken,
    int itemsRead,
    int requests)
    implements Iterable<T> {

  /**
   * Copies the lists.
   *
   * @param items the items
   * @param unreadable the items that can't be read
   * @param nextToken continues after the last item; null at the end
   * @param itemsRead how many items DynamoDB read
   * @param requests how many requests it took
   */
  public Page {
    items = List.copyOf(items);
    unreadable = List.copyOf(unreadable);
  }

  /**
   * Whether there may be more items. DynamoDB knows the end only when it has reached it, so that
   * the next page can be empty.
   *
   * @return false at the end
   */
  public boolean hasNext() {
    return nextToken != null;
  }

  @Override
  public Iterator<T> iterator() {
    return items.iterator();
  }
}
