package dev.singlet.examples.recipes.onetable;

/**
 * An item that both sides have a copy of. The greater version is the newer one, also if it is the
 * mark of a delete.
 *
 * @param <N> the item
 */
public interface Versioned<N> {

  /** The number of writes that the item has had. */
  long version();

  /** Returns whether it is only the mark of a delete. */
  boolean deleted();

  /** The same item with another version, or marked. */
  N with(long other, boolean isDeleted);
}
