package dev.singlet.annotation;

/** The kinds of secondary index. */
public enum IndexType {
  /** An index with partitions of its own; its reads are eventually consistent. */
  GLOBAL,

  /** An index inside the table's partitions; it can be read consistently. */
  LOCAL,

  /**
   * An index that finds the items whose vectors are closest to a given vector. It is searched, and
   * neither queried nor scanned. Searches are eventually consistent. The table must be in on-demand
   * mode, and can have at most {@value Index#MAX_VECTOR_INDEXES} such indexes.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/VectorSearch.Requirements.html">Requirements
   *     and limitations</a>
   */
  VECTOR
}
