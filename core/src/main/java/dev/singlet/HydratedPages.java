package dev.singlet;

import dev.singlet.step.Step;
import dev.singlet.step.Steps;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The pages of a hydrated query; each is read when it is asked for. */
final class HydratedPages<T> implements Steps<HydratedPage<T>> {

  private final RequestContext context;
  private @Nullable HydratedQuery<T> next;

  HydratedPages(HydratedQuery<T> query, RequestContext context) {
    this.context = context;
    this.next = query;
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public Step<HydratedPage<T>> next() {
    HydratedQuery<T> query = next;
    if (query == null) {
      throw new NoSuchElementException();
    }
    return query
        .start(context)
        .map(
            page -> {
              next = page.hasNext() ? query.from(page.nextToken()) : null;
              return page;
            });
  }
}
