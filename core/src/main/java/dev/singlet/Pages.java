package dev.singlet;

import dev.singlet.step.Step;
import dev.singlet.step.Steps;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The pages of a query, each as an execution gives it, and read when it is asked for. From a token
 * that leads back they go back.
 */
final class Pages<P> implements Steps<P> {

  private interface Reading<P> {
    Step<P> from(@Nullable String token);
  }

  private final Reading<P> reading;
  private final Function<P, PageLinks> links;
  private @Nullable String token;
  private boolean goesOn = true;

  private Pages(@Nullable String token, Reading<P> reading, Function<P, PageLinks> links) {
    this.token = token;
    this.reading = reading;
    this.links = links;
  }

  static <T> Pages<Page<T>> of(Query<T> query, RequestContext context) {
    return new Pages<>(
        query.options().start(), token -> query.from(token).start(context), Page::links);
  }

  static <T> Pages<HydratedPage<T>> of(HydratedQuery<T> query, RequestContext context) {
    return new Pages<>(
        query.firstToken(), token -> query.from(token).start(context), HydratedPage::links);
  }

  @Override
  public boolean hasNext() {
    return goesOn;
  }

  @Override
  public Step<P> next() {
    return reading
        .from(token)
        .map(
            page -> {
              token = links.apply(page).onwards();
              goesOn = token != null;
              return page;
            });
  }
}
