package dev.singlet.listener;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The details of a request that a listener asked for. See {@link RequestDetail}. */
public final class RequestDetails {

  /** No details, as for a listener that asks for none. */
  public static final RequestDetails NONE = new RequestDetails(null, List.of());

  private final @Nullable Supplier<String> text;
  private final List<ItemCollectionSize> itemCollections;

  /**
   * Holds details.
   *
   * @param text makes the text of the request; null for none
   * @param itemCollections the sizes of the item collections that it changed
   */
  public RequestDetails(@Nullable Supplier<String> text, List<ItemCollectionSize> itemCollections) {
    this.text = text;
    this.itemCollections = List.copyOf(itemCollections);
  }

  Optional<String> text() {
    return Optional.ofNullable(text).map(Supplier::get);
  }

  List<ItemCollectionSize> itemCollections() {
    return itemCollections;
  }

  /**
   * Returns the details as text, with the text of the request.
   *
   * @return the text; empty if there are none
   */
  @Override
  public String toString() {
    String sizes = itemCollections.isEmpty() ? "" : " " + itemCollections;
    return text().orElse("") + sizes;
  }
}
