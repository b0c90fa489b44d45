package dev.singlet.search;

import dev.singlet.annotation.VectorDistance;
import java.util.Objects;

/**
 * An item that a search found, with its score.
 *
 * @param item the item, or a projection of it
 * @param score the distance of its vector from the one searched for, or their dot product, as
 *     {@link #distance} says
 * @param distance the distance function of the index
 * @param <T> the type of the item
 */
public record VectorMatch<T>(T item, double score, VectorDistance distance) {

  /**
   * Requires an item and a distance function.
   *
   * @param item the item
   * @param score the score
   * @param distance the distance function of the index
   */
  public VectorMatch {
    Objects.requireNonNull(item, "item");
    Objects.requireNonNull(distance, "distance");
  }

  /**
   * Returns whether its vector is closer than a given score: a smaller distance, or a greater dot
   * product.
   *
   * @param limit a score of the same distance function
   * @return false if it is equally far, or farther
   */
  public boolean isCloserThan(double limit) {
    return distance.isGreaterCloser() ? score > limit : score < limit;
  }

  /**
   * Returns whether its vector is closer than that of another match.
   *
   * @param other a match of the same search, or of another one in the same index
   * @return false if it is equally far, or farther
   * @throws IllegalArgumentException if the other match has another distance function, so that the
   *     scores can't be compared
   */
  public boolean isCloserThan(VectorMatch<?> other) {
    if (other.distance != distance) {
      throw new IllegalArgumentException(
          "The scores of %s and %s can't be compared.".formatted(distance, other.distance));
    }
    return isCloserThan(other.score);
  }
}
