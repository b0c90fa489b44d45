package dev.singlet.search;

import dev.singlet.internal.search.SearchRead;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.UnreadableItem;
import java.util.List;

/**
 * The items that a search found, the closest first. A search has no pages.
 *
 * <p>An index follows its table with a delay. So a search that reads the items from the table can
 * find that one was deleted, or replaced by an item of another entity. Such items are listed in
 * {@link #missing} and {@link #foreign}, not among the matches. An item that has changed is
 * returned as it is in the table, with the score that its vector had in the index.
 *
 * @param <T> the type of the items
 */
public final class VectorMatches<T> {

  private final List<VectorMatch<T>> matches;
  private final SearchRead read;

  VectorMatches(List<VectorMatch<T>> matches, SearchRead read) {
    this.matches = List.copyOf(matches);
    this.read = read;
  }

  /**
   * Returns the items with their scores.
   *
   * @return an immutable list, the closest first
   */
  public List<VectorMatch<T>> matches() {
    return matches;
  }

  /**
   * Returns the items without their scores.
   *
   * @return an immutable list, the closest first
   */
  public List<T> items() {
    return matches.stream().map(VectorMatch::item).toList();
  }

  /**
   * Returns the matches whose vectors are closer than a given score: a smaller distance, or a
   * greater dot product.
   *
   * @param score a score of the index's distance function
   * @return an immutable list, the closest first
   */
  public List<VectorMatch<T>> closerThan(double score) {
    return matches.stream().filter(match -> match.isCloserThan(score)).toList();
  }

  /**
   * Returns the items that can't be read, if the search collects them.
   *
   * @return an immutable list
   */
  public List<UnreadableItem> unreadable() {
    return read.unreadable();
  }

  /**
   * Returns the primary keys under which there is no item.
   *
   * @return an immutable list; empty if the search reads a projection
   */
  public List<PrimaryKey> missing() {
    return read.missing();
  }

  /**
   * Returns the primary keys whose item is of another entity.
   *
   * @return an immutable list; empty if the search reads a projection
   */
  public List<PrimaryKey> foreign() {
    return read.foreign();
  }

  @Override
  public String toString() {
    return "VectorMatches" + matches;
  }
}
