package dev.singlet;

import org.jspecify.annotations.Nullable;

/**
 * The page tokens of one page.
 *
 * @param next leads to the page after it; null at the end
 * @param previous leads to the page before it; null if it begins where the range does
 * @param backwards whether the page was read against the query's own direction
 * @param items lead on from each item
 */
record PageLinks(
    @Nullable String next, @Nullable String previous, boolean backwards, ItemTokens items) {

  /** The page tokens of a page's items, each made when it is asked for. */
  interface ItemTokens {

    /** The token that leads to what follows an item, or back to what is before it. */
    String token(int index, boolean backwards);
  }

  /** Leads on in the direction in which the page was read; null if nothing is left there. */
  @Nullable String onwards() {
    return backwards ? previous : next;
  }
}
