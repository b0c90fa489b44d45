package dev.singlet.error;

/**
 * Makes executing a {@link dev.singlet.query.PartialQuery} a compile error: no code catches this
 * checked exception, so the compiler names it. Call {@link dev.singlet.query.PartialQuery#hydrate}
 * on the query to read whole items from the table, or its {@code project(...)} to read what the
 * index holds.
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
   * Throws it. It is a method of this class because the JVM would otherwise load this class with
   * the clients.
   *
   * @param query the query that the caller tried to execute
   * @param <R> the caller's result type
   * @return nothing
   * @throws HydrateOrProjectFirst always
   */
  @SuppressWarnings({"DoNotCallSuggester", "TypeParameterUnusedInFormals"}) // never returns
  public static <R> R raise(Object query) throws HydrateOrProjectFirst {
    throw new HydrateOrProjectFirst(query);
  }
}
