package dev.singlet.internal.query;

import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads page after page, each from the token of the page before. */
public final class Pages<P> implements Steps<P> {

  private final Reading<P> reading;
  private final Function<? super P, @Nullable String> onwards;
  private @Nullable String token;
  private boolean goesOn = true;

  /** Reads the page of a token. */
  public interface Reading<P> {
    Step<P> from(@Nullable String token);
  }

  /**
   * @param token the token of the first page; null for the start
   * @param onwards returns the token of the page that follows a page; null for the last page
   */
  public Pages(
      @Nullable String token, Reading<P> reading, Function<? super P, @Nullable String> onwards) {
    this.token = token;
    this.reading = reading;
    this.onwards = onwards;
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
              token = onwards.apply(page);
              goesOn = token != null;
              return page;
            });
  }
}
