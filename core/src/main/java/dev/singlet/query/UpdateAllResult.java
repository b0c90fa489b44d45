package dev.singlet.query;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.ItemUpdate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of an {@link UpdateAll}.
 *
 * @param updated the number of items that it updated
 * @param passed the number of items for which there was no update to make
 * @param refused the updates that were not made because their condition did not hold, or because
 *     the item was gone, in the order of the query
 * @param nextToken the place where the query continues, for {@link Query#from}; null at the end
 * @param requests the number of requests: those of the query, and one for each update. A {@link
 *     dev.singlet.listener.RequestListener} sees each of them.
 */
public record UpdateAllResult(
    int updated, int passed, List<Refusal> refused, @Nullable String nextToken, int requests) {

  /**
   * Copies the list.
   *
   * @param updated the number of updated items
   * @param passed the number of items without an update
   * @param refused the updates that were not made
   * @param nextToken the place where the query continues; null at the end
   * @param requests the number of requests
   */
  public UpdateAllResult {
    refused = List.copyOf(refused);
  }

  /**
   * An update that was not made.
   *
   * @param update the update
   * @param reason the failure, with the item that was stored
   */
  public record Refusal(ItemUpdate<?, ?> update, ConditionFailedException reason) {}
}
