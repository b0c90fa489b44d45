package dev.singlet.internal.context;

import dev.singlet.internal.engine.Steps;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation that reads a page, and can read all pages.
 *
 * @param <T> the type of the items
 * @param <P> the page
 */
public interface PagedDescription<T extends @Nullable Object, P> extends OperationDescription<P> {

  /** Reads page after page. */
  Steps<P> pages(Context context);

  /** Reads the items part by part, up to the limit. */
  Steps<List<T>> items(Context context);

  /** Returns how to treat items that can't be read. */
  ReadPolicy policy(Context context);
}
