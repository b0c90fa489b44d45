package dev.singlet.internal.query;

import dev.singlet.value.UnreadableItem;
import java.util.List;

/**
 * A page that was read.
 *
 * @param items the items, in the query's own order
 * @param unreadable the items that could not be read, if they are collected
 * @param itemsRead the number of items that DynamoDB read, until the end of the page
 * @param requests the number of requests
 */
public record PageRead<T>(
    List<T> items, List<UnreadableItem> unreadable, PageLinks links, int itemsRead, int requests) {

  public PageRead {
    items = List.copyOf(items);
    unreadable = List.copyOf(unreadable);
  }
}
