package dev.singlet;

import dev.singlet.value.UnreadableItem;
import java.util.List;

/**
 * What a {@linkplain GroupedQuery#measured measured} grouped query gives.
 *
 * @param value the items by entity
 * @param unreadable the items that can't be read, in key order, if the query collects them
 * @param itemsRead how many items DynamoDB read and charged for, those left out by a filter
 *     included
 * @param requests how many requests it took: one for each 1 MB read
 * @param <G> the generated record that holds the items by entity
 */
public record Group<G>(G value, List<UnreadableItem> unreadable, int itemsRead, int requests) {

  /**
   * Copies the list.
   *
   * @param value the items by entity
   * @param unreadable the items that can't be read
   * @param itemsRead how many items DynamoDB read
   * @param requests how many requests it took
   */
  public Group {
    unreadable = List.copyOf(unreadable);
  }
}
