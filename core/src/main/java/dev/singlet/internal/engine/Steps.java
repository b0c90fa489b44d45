package dev.singlet.internal.engine;

import java.util.function.Function;

/** A sequence whose parts each need steps of their own, such as the pages of a query. */
public interface Steps<E> {

  /**
   * Returns whether there is another part. Called only when the steps of the last one are done.
   *
   * @return false at the end
   */
  boolean hasNext();

  /** Returns the steps to the next part. */
  Step<E> next();

  /** Converts each part. */
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
