package dev.singlet.step;

/**
 * A sequence of which each part takes steps of its own, such as the pages of a query.
 *
 * @param <E> the type of its parts
 */
public interface Steps<E> {

  /**
   * Whether there is another part; asked only when the steps of the one before are done.
   *
   * @return false at the end
   */
  boolean hasNext();

  /**
   * The steps to the next part.
   *
   * @return steps that were not carried out yet
   */
  Step<E> next();
}
