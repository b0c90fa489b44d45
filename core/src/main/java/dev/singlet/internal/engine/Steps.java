package dev.singlet.internal.engine;

import java.util.function.Function;

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

  /**
   * What a function makes of the parts.
   *
   * @param function what to make of each
   * @param <F> what it gives
   * @return the same sequence with it
   */
  default <F> Steps<F> map(Function<? super E, ? extends F> function) {
    Steps<E> parts = this;
    return new Steps<>() {
      @Override
      public boolean hasNext() {
        return parts.hasNext();
      }

      @Override
      public Step<F> next() {
        return parts.next().map(function);
      }
    };
  }
}
