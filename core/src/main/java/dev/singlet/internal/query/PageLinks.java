package dev.singlet.internal.query;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The places of a page and of its items.
 *
 * @param next the token of the page after it, in the query's own order; null if there is none
 * @param previous the token of the page before it; null if there is none
 * @param backwards true if the page was read against that order
 * @param keys the key attributes of each item, in the table and in the index
 * @param items makes tokens for each of the items
 */
public record PageLinks(
    @Nullable String next,
    @Nullable String previous,
    boolean backwards,
    List<Map<String, AttributeValue>> keys,
    ItemTokens items) {

  /** Makes a token for the items after an item of the page, or before it. */
  public interface ItemTokens {
    String token(int index, boolean backwards);
  }

  /** Returns the token that continues in the direction in which the page was read. */
  public @Nullable String onwards() {
    return backwards ? previous : next;
  }
}
