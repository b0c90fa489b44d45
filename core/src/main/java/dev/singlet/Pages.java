package dev.singlet;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import org.jspecify.annotations.Nullable;

/**
 * The pages of a query, each as an execution gives it, and read when it is asked for. From a token
 * that leads back they go back.
 */
final class Pages<P extends Page<?>> implements Steps<P> {

  private interface Reading<P> {
    Step<P> from(@Nullable String token);
  }

  private final Reading<P> reading;
  private @Nullable String token;
  private boolean goesOn = true;

  private Pages(@Nullable String token, Reading<P> reading) {
    this.token = token;
    this.reading = reading;
  }

  static <T> Pages<Page<T>> of(Query<T> query, Context context) {
    return new Pages<>(query.options().start(), token -> query.from(token).start(context));
  }

  static <T> Pages<HydratedPage<T>> of(HydratedQuery<T> query, Context context) {
    return new Pages<>(query.firstToken(), token -> query.from(token).start(context));
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
              token = page.links().onwards();
              goesOn = token != null;
              return page;
            });
  }
}
