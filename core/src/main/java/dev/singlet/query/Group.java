package dev.singlet.query;

import dev.singlet.value.UnreadableItem;
import java.util.List;

/**
 * The result of a {@linkplain GroupedQuery#measured measured} grouped query.
 *
 * @param value the items by entity
 * @param unreadable the items that can't be read, in key order, if the query collects them
 * @param itemsRead the number of items that DynamoDB read and charged for, also those that a filter
 *     dropped
 * @param requests the number of requests: one for each 1 MB read
 * @param <G> the generated record that holds the items by entity
 */
public record Group<G>(G value, List<UnreadableItem> unreadable, int itemsRead, int requests) {

  /**
   * Copies the list.
   *
   * @param value the items by entity
   * @param unreadable the items that can't be read
   * @param itemsRead the number of items that DynamoDB read
   * @param requests the number of requests
   */
  public Group {
    unreadable = List.copyOf(unreadable);
  }

  /** Returns the counts. The value may be sensitive. */
  @Override
  public String toString() {
    return "Group[unreadable=%d, itemsRead=%d, requests=%d]"
        .formatted(unreadable.size(), itemsRead, requests);
  }
}
