package dev.singlet.internal.engine;

import java.util.function.Function;

/** A sequence of which each part takes steps of its own, such as the pages of a query. */
public interface Steps<E> {

  /**
   * Whether there is another part; asked only when the steps of the one before are done.
   *
   * @return false at the end
   */
  boolean hasNext();

  /** The steps to the next part. */
  Step<E> next();

  /** What a function makes of the parts. */
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
