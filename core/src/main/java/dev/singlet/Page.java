package dev.singlet;

import dev.singlet.internal.query.PageLinks;
import dev.singlet.internal.query.PageRead;
import dev.singlet.value.UnreadableItem;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The items of one execution of a query, in the query's order, also if it was read backwards. They
 * are rarely all that the query finds: {@link TableClient#stream} gives these, and {@link
 * #nextToken} leads on.
 *
 * @param <T> the type of the items
 */
public sealed class Page<T> permits HydratedPage {

  private final PageRead<T> read;

  Page(PageRead<T> read) {
    this.read = read;
  }

  /**
   * The items of this page alone.
   *
   * @return an immutable list
   */
  public final List<T> items() {
    return read.items();
  }

  /**
   * The items that can't be read, if the query collects them.
   *
   * @return an immutable list in the query's order
   */
  public final List<UnreadableItem> unreadable() {
    return read.unreadable();
  }

  /**
   * Leads to the page after this one, see {@link Query#from}: to what follows the last item.
   *
   * @return a page token; null at the end
   */
  public final @Nullable String nextToken() {
    return links().next();
  }

  /**
   * Leads to the page before this one, see {@link Query#from}: to the items right before the first
   * one, as many as a page has.
   *
   * @return a page token; null if this page begins where the range does, as one that was read
   *     without a token
   */
  public final @Nullable String previousToken() {
    return links().previous();
  }

  /**
   * Leads to what follows an item of this page. It is made when it is asked for.
   *
   * @param index where the item is in {@link #items}
   * @return a page token
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public final String tokenAfter(int index) {
    return links().items().token(Objects.checkIndex(index, items().size()), false);
  }

  /**
   * Leads back to what is before an item of this page. It is made when it is asked for.
   *
   * @param index where the item is in {@link #items}
   * @return a page token
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public final String tokenBefore(int index) {
    return links().items().token(Objects.checkIndex(index, items().size()), true);
  }

  /**
   * How many items DynamoDB read and charged for, those left out by a filter included.
   *
   * @return the sum of {@code ScannedCount}
   */
  public int itemsRead() {
    return read.itemsRead();
  }

  /**
   * How many requests it took.
   *
   * @return 0 only if it was read from a token behind which nothing can be
   */
  public int requests() {
    return read.requests();
  }

  /**
   * Whether there may be more items. DynamoDB knows the end only when it has reached it, so that
   * the next page can be empty.
   *
   * @return false at the end
   */
  public final boolean hasNext() {
    return links().next() != null;
  }

  /**
   * Whether there may be items before this page.
   *
   * @return false if it begins where the range does
   */
  public final boolean hasPrevious() {
    return links().previous() != null;
  }

  final PageLinks links() {
    return read.links();
  }

  @Override
  public String toString() {
    return "Page[items="
        + items()
        + ", unreadable="
        + unreadable().size()
        + ", hasPrevious="
        + hasPrevious()
        + ", hasNext="
        + hasNext()
        + "]";
  }
}
