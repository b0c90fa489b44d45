package dev.singlet.internal.query;

import org.jspecify.annotations.Nullable;

/**
 * The tokens of a page.
 *
 * @param next the token of the page after it, in the query's own order; null if there is none
 * @param previous the token of the page before it; null if there is none
 * @param backwards true if the page was read against that order
 * @param items makes tokens for each of the items
 */
public record PageLinks(
    @Nullable String next, @Nullable String previous, boolean backwards, ItemTokens items) {

  /** Makes a token for the items after an item of the page, or before it. */
  public interface ItemTokens {
    String token(int index, boolean backwards);
  }

  /** Returns the token that continues in the direction in which the page was read. */
  public @Nullable String onwards() {
    return backwards ? previous : next;
  }
}
