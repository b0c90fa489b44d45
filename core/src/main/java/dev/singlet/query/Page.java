package dev.singlet.query;

import dev.singlet.internal.query.PageLinks;
import dev.singlet.internal.query.PageRead;
import dev.singlet.value.UnreadableItem;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The items of one execution of a query, in the query's order, even if it was read backwards. A
 * page rarely has all items of the query. {@link dev.singlet.TableClient#stream} returns all, and
 * {@link #nextToken} leads to the next page.
 *
 * @param <T> the type of the items
 */
public sealed class Page<T> permits HydratedPage {

  private final PageRead<T> read;

  Page(PageRead<T> read) {
    this.read = read;
  }

  /**
   * Returns the items of this page only.
   *
   * @return an immutable list
   */
  public final List<T> items() {
    return read.items();
  }

  /**
   * Returns a stream of {@link #items}.
   *
   * @return the items of this page only, in the query's order; {@link
   *     dev.singlet.TableClient#stream} returns those of all pages
   */
  public final Stream<T> stream() {
    return items().stream();
  }

  /**
   * Returns whether this page has no items. A page without items can have a next page.
   *
   * @return false if it has items
   */
  public final boolean isEmpty() {
    return items().isEmpty();
  }

  /**
   * Returns the items that can't be read, if the query collects them.
   *
   * @return an immutable list in the query's order
   */
  public final List<UnreadableItem> unreadable() {
    return read.unreadable();
  }

  /**
   * Returns the token of the next page, which begins after the last item. Pass it to {@link
   * Query#from}.
   *
   * @return a page token; null at the end
   */
  public final @Nullable String nextToken() {
    return links().next();
  }

  /**
   * Returns the token of the previous page, which ends before the first item. Pass it to {@link
   * Query#from}.
   *
   * @return a page token; null if this page is at the beginning of the range, as is a page that was
   *     read without a token
   */
  public final @Nullable String previousToken() {
    return links().previous();
  }

  /**
   * Returns a token for the items after an item of this page. It is made on demand.
   *
   * @param index the item's index in {@link #items}
   * @return a page token
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public final String tokenAfter(int index) {
    return links().items().token(Objects.checkIndex(index, items().size()), false);
  }

  /**
   * Returns a token that leads back to the items before an item of this page. It is made on demand.
   *
   * @param index the item's index in {@link #items}
   * @return a page token
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public final String tokenBefore(int index) {
    return links().items().token(Objects.checkIndex(index, items().size()), true);
  }

  /**
   * Returns how many items DynamoDB read and charged for, also those that a filter dropped.
   *
   * @return the sum of {@code ScannedCount}
   */
  public final int itemsRead() {
    return read.itemsRead();
  }

  /**
   * Returns the number of requests.
   *
   * @return 0 only if the page token is at the end of the range, so that no item can follow
   */
  public final int requests() {
    return read.requests();
  }

  /**
   * Returns whether there may be more items. The next page can be empty, because DynamoDB knows the
   * end only when it has reached it.
   *
   * @return false at the end
   */
  public final boolean hasNext() {
    return links().next() != null;
  }

  /**
   * Returns whether there may be items before this page.
   *
   * @return false if the page is at the beginning of the range
   */
  public final boolean hasPrevious() {
    return links().previous() != null;
  }

  final PageLinks links() {
    return read.links();
  }

  @Override
  public String toString() {
    return told("");
  }

  /** Returns this page as text, with the further parts of a hydrated page. */
  final String told(String more) {
    return String.format(
        "Page[items=%d, unreadable=%d%s, hasPrevious=%b, hasNext=%b]",
        items().size(), unreadable().size(), more, hasPrevious(), hasNext());
  }
}
