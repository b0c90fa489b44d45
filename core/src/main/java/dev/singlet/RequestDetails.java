package dev.singlet;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The details of a request that a listener asked for. See {@link RequestDetail}. */
public final class RequestDetails {

  /** No details, as for a listener that asks for none. */
  public static final RequestDetails NONE = new RequestDetails(null);

  private final @Nullable Supplier<String> text;

  RequestDetails(@Nullable Supplier<String> text) {
    this.text = text;
  }

  Optional<String> text() {
    return Optional.ofNullable(text).map(Supplier::get);
  }

  /**
   * Returns the details as text, with the text of the request.
   *
   * @return the text; empty if there are none
   */
  @Override
  public String toString() {
    return text().orElse("");
  }
}
