package dev.singlet;

import dev.singlet.key.PrimaryKey;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The whole items that the entries of an index lead to, in the index's key order.
 *
 * <p>An index follows its table a little later. So an entry can lead to an item that has been
 * deleted, or that has been replaced by one of another entity; such are not among the items, but
 * told apart. An item that has been changed is given as it is in the table.
 *
 * @param <T> the type of the items
 */
public final class HydratedPage<T> implements Iterable<T> {

  private final List<T> items;
  private final List<UnreadableItem> unreadable;
  private final List<PrimaryKey> missing;
  private final List<PrimaryKey> foreign;
  private final PageLinks links;
  private final int itemsRead;
  private final int requests;

  HydratedPage(
      List<T> items,
      List<UnreadableItem> unreadable,
      List<PrimaryKey> missing,
      List<PrimaryKey> foreign,
      PageLinks links,
      int itemsRead,
      int requests) {
    this.items = List.copyOf(items);
    this.unreadable = List.copyOf(unreadable);
    this.missing = List.copyOf(missing);
    this.foreign = List.copyOf(foreign);
    this.links = links;
    this.itemsRead = itemsRead;
    this.requests = requests;
  }

  /**
   * The items.
   *
   * @return an immutable list
   */
  public List<T> items() {
    return items;
  }

  /**
   * The items that can't be read, if the query collects them.
   *
   * @return an immutable list
   */
  public List<UnreadableItem> unreadable() {
    return unreadable;
  }

  /**
   * The primary keys under which there is no item.
   *
   * @return an immutable list
   */
  public List<PrimaryKey> missing() {
    return missing;
  }

  /**
   * The primary keys under which there is an item that is not the entity's.
   *
   * @return an immutable list
   */
  public List<PrimaryKey> foreign() {
    return foreign;
  }

  /**
   * Leads to the page after this one, see {@link HydratedQuery#from}: to what follows the last
   * entry of the index.
   *
   * @return a page token; null at the end
   */
  public @Nullable String nextToken() {
    return links.next();
  }

  /**
   * Leads to the page before this one, see {@link HydratedQuery#from}: to what is right before the
   * first entry of the index, as many items as a page has.
   *
   * @return a page token; null if this page begins where the range does, as one that was read
   *     without a token
   */
  public @Nullable String previousToken() {
    return links.previous();
  }

  /**
   * Leads to what follows an item of this page. It is made when it is asked for.
   *
   * @param index where the item is in {@link #items}
   * @return a page token
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public String tokenAfter(int index) {
    return links.items().token(Objects.checkIndex(index, items.size()), false);
  }

  /**
   * Leads back to what is before an item of this page. It is made when it is asked for.
   *
   * @param index where the item is in {@link #items}
   * @return a page token
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public String tokenBefore(int index) {
    return links.items().token(Objects.checkIndex(index, items.size()), true);
  }

  /**
   * How many entries of the index DynamoDB read and charged for, those left out by a filter
   * included. It read as many items from the table as there are in {@link #items} and {@link
   * #foreign}, and those that can't be read.
   *
   * @return the sum of {@code ScannedCount}
   */
  public int itemsRead() {
    return itemsRead;
  }

  /**
   * How many requests it took, of both kinds.
   *
   * @return 0 only if it was read from a token behind which nothing can be
   */
  public int requests() {
    return requests;
  }

  /**
   * Whether there may be more items. DynamoDB knows the end only when it has reached it, so that
   * the next page can be empty.
   *
   * @return false at the end
   */
  public boolean hasNext() {
    return links.next() != null;
  }

  /**
   * Whether there may be items before this page.
   *
   * @return false if it begins where the range does
   */
  public boolean hasPrevious() {
    return links.previous() != null;
  }

  PageLinks links() {
    return links;
  }

  @Override
  public Iterator<T> iterator() {
    return items.iterator();
  }

  @Override
  public String toString() {
    return "HydratedPage[items="
        + items
        + ", unreadable="
        + unreadable.size()
        + ", missing="
        + missing
        + ", foreign="
        + foreign
        + ", hasPrevious="
        + hasPrevious()
        + ", hasNext="
        + hasNext()
        + "]";
  }
}
