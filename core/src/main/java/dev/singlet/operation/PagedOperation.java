package dev.singlet.operation;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.PagedDescription;
import org.jspecify.annotations.Nullable;

/**
 * An operation that reads a page of items. A client can also read all its pages, or all its items.
 *
 * @param <T> the type of the items
 * @param <P> the page
 */
@CheckReturnValue
public abstract class PagedOperation<T extends @Nullable Object, P> extends Operation<P> {

  /** Called by operations of Singlet. Programs have no description to give. */
  protected PagedOperation() {}

  @Override
  @SuppressWarnings("exports")
  protected abstract PagedDescription<T, P> description();

  /**
   * Returns what a client needs to know of an operation. It isn't for programs: the result is of a
   * type that is not exported.
   *
   * @param operation the operation
   * @return its description
   * @param <T> the type of the items
   * @param <P> the page
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static <T extends @Nullable Object, P> PagedDescription<T, P> describe(
      PagedOperation<T, P> operation) {
    return operation.description();
  }
}
