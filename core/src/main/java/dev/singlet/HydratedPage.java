package dev.singlet;

import dev.singlet.key.PrimaryKey;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole items that the entries of an index lead to, in the index's key order.
 *
 * <p>An index follows its table a little later. So an entry can lead to an item that has been
 * deleted, or that has been replaced by one of another entity; such are not among the items, but
 * told apart. An item that has been changed is given as it is in the table.
 *
 * @param items the items
 * @param unreadable the items that can't be read, if the query collects them
 * @param missing the primary keys under which there is no item
 * @param foreign the primary keys under which there is an item that is not the entity's
 * @param nextToken continues after the last entry, see {@link HydratedQuery#from}; null at the end
 * @param itemsRead how many entries of the index DynamoDB read and charged for, those left out by a
 *     filter included. It read as many items from the table as there are in {@code items} and
 *     {@code foreign}, and those that can't be read
 * @param requests how many requests it took, of both kinds
 * @param <T> the type of the items
 */
public record HydratedPage<T>(
    List<T> items,
    List<UnreadableItem> unreadable,
    List<PrimaryKey> missing,
    List<PrimaryKey> foreign,
    @Nullable String nextToken,
    int itemsRead,
    int requests)
    implements Iterable<T> {

  /**
   * Copies the lists.
   *
   * @param items the items
   * @param unreadable the items that can't be read
   * @param missing the primary keys under which there is no item
   * @param foreign the primary keys under which there is an item of another entity
   * @param nextToken continues after the last entry; null at the end
   * @param itemsRead how many entries of the index DynamoDB read
   * @param requests how many requests it took
   */
  public HydratedPage {
    items = List.copyOf(items);
    unreadable = List.copyOf(unreadable);
    missing = List.copyOf(missing);
    foreign = List.copyOf(foreign);
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
