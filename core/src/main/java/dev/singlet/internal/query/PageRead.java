package dev.singlet.internal.query;

import dev.singlet.value.UnreadableItem;
import java.util.List;

/**
 * A page as it was read.
 *
 * @param items the items, in the query's own order
 * @param unreadable the items that could not be read, where they are collected
 * @param itemsRead how many items DynamoDB read, until the end of the page
 * @param requests how many requests that took
 */
public record PageRead<T>(
    List<T> items, List<UnreadableItem> unreadable, PageLinks links, int itemsRead, int requests) {

  public PageRead {
    items = List.copyOf(items);
    unreadable = List.copyOf(unreadable);
  }
}
