package dev.singlet.error;

/**
 * Keeps a {@link dev.singlet.PartialQuery} from being executed: no code catches it, so that the
 * compiler names what is missing. Call {@link dev.singlet.PartialQuery#hydrate} on the query to
 * read whole items from the table, or its {@code project(...)} to read what the index holds.
 */
public final class HydrateOrProjectFirst extends Throwable {

  private static final long serialVersionUID = 1L;

  private HydrateOrProjectFirst(Object query) {
    super(
        query
            + " reads an index that does not hold whole items. Call hydrate() or project(...) on it"
            + " first.");
  }

  /**
   * Throws it. The clients are kept free of the class, which the JVM would load to see that they
   * may throw it.
   *
   * @param query what was to be executed
   * @param <R> what the caller would give
   * @return nothing
   * @throws HydrateOrProjectFirst always
   */
  @SuppressWarnings({"DoNotCallSuggester", "TypeParameterUnusedInFormals"}) // it gives nothing
  public static <R> R raise(Object query) throws HydrateOrProjectFirst {
    throw new HydrateOrProjectFirst(query);
  }
}
