package dev.singlet.examples.spring.api;

import dev.singlet.spring.PageWindow;
import dev.singlet.spring.TokenScrollPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a list.
 *
 * @param items the items
 * @param next the value of the parameter {@code page} for the next page; null at the end
 * @param <T> the type of the items
 */
public record ListPage<T>(List<T> items, @Nullable String next) {

  /** Copies the items. */
  public ListPage {
    items = List.copyOf(items);
  }

  static <T> ListPage<T> of(PageWindow<T> window) {
    TokenScrollPosition next = window.nextPosition();
    return new ListPage<>(window.getContent(), next == null ? null : next.token());
  }
}
