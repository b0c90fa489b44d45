package dev.singlet;

/**
 * Keeps a {@link PartialQuery} from being executed: no code catches it, so that the compiler names
 * what is missing. Call {@link PartialQuery#hydrate} on the query to read whole items from the
 * table, or its {@code project(...)} to read what the index holds.
 */
public final class HydrateOrProjectFirst extends Throwable {

  private static final long serialVersionUID = 1L;

  private HydrateOrProjectFirst(PartialQuery<?> query) {
    super(
        query
            + " reads an index that does not hold whole items. Call hydrate() or project(...) on it"
            + " first.");
  }

  /** Keeps the clients free of the class: the JVM would load it to see that they may throw it. */
  @SuppressWarnings({"DoNotCallSuggester", "TypeParameterUnusedInFormals"}) // it gives nothing
  static <R> R raise(PartialQuery<?> query) throws HydrateOrProjectFirst {
    throw new HydrateOrProjectFirst(query);
  }
}
