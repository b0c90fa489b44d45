package dev.singlet.spring;

import dev.singlet.query.Page;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Window;

/**
 * A page of a query as Spring Data's {@link Window}. Its positions are page tokens.
 *
 * <pre>{@code
 * Window<Issue> open(String owner, String repo, ScrollPosition position) {
 *   return PageWindow.of(
 *       github.execute(
 *           IssueEntity.open(owner, repo)
 *               .limit(20)
 *               .from(TokenScrollPosition.of(position).token())));
 * }
 * }</pre>
 *
 * <p>DynamoDB can answer with a page that has no items and a next page. The position at {@code
 * size() - 1} is then the next position, so that Spring's {@code WindowIterator} goes on.
 *
 * @param <T> the type of the items
 */
public final class PageWindow<T> implements Window<T> {

  private final Page<?> page;
  private final List<T> content;

  private PageWindow(Page<?> page, List<T> content) {
    this.page = page;
    this.content = content;
  }

  /**
   * Returns the window of a page.
   *
   * @param page the page
   * @param <T> the type of its items
   * @return a window of the same items
   */
  public static <T> PageWindow<T> of(Page<T> page) {
    return new PageWindow<>(page, page.items());
  }

  /**
   * Returns the page that this window was made of. After {@link #map}, its items are the original
   * ones.
   *
   * @return the page
   */
  public Page<?> page() {
    return page;
  }

  /**
   * Returns the position of the next window.
   *
   * @return the position after the last item; null at the end
   */
  public @Nullable TokenScrollPosition nextPosition() {
    return position(page.nextToken());
  }

  /**
   * Returns the position of the previous window.
   *
   * @return the position before the first item; null at the beginning
   */
  public @Nullable TokenScrollPosition previousPosition() {
    return position(page.previousToken());
  }

  private static @Nullable TokenScrollPosition position(@Nullable String token) {
    return token == null ? null : TokenScrollPosition.of(token);
  }

  @Override
  public int size() {
    return content.size();
  }

  @Override
  public boolean isEmpty() {
    return content.isEmpty();
  }

  @Override
  public List<T> getContent() {
    return content;
  }

  @Override
  public boolean hasNext() {
    return page.hasNext();
  }

  /**
   * Returns the position after an item.
   *
   * @param index the item's index; {@code size() - 1} is the {@link #nextPosition}, if there is one
   * @return the position
   * @throws IndexOutOfBoundsException if there is no such item, and no next window
   */
  @Override
  public TokenScrollPosition positionAt(int index) {
    String next = index == size() - 1 ? page.nextToken() : null;
    return TokenScrollPosition.of(next == null ? page.tokenAfter(index) : next);
  }

  @Override
  public <U> PageWindow<U> map(Function<? super T, ? extends U> converter) {
    Objects.requireNonNull(converter, "converter");
    return new PageWindow<>(page, content.stream().<U>map(converter).toList());
  }

  @Override
  public Iterator<T> iterator() {
    return content.iterator();
  }

  @Override
  public String toString() {
    return "PageWindow[" + page + "]";
  }
}
