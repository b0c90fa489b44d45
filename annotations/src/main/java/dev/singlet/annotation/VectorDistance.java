package dev.singlet.annotation;

/**
 * The functions that compare two vectors. An index has one, which can't be changed.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_SearchVectors.html">SearchVectors</a>
 */
public enum VectorDistance {
  /** The cosine distance, from 0 for the same direction to 2 for the opposite one. */
  COSINE,

  /** The Euclidean distance, from 0 for equal vectors. */
  EUCLIDEAN,

  /** The dot product. It is greater for closer vectors. */
  DOT_PRODUCT;

  /**
   * Returns whether greater scores are of closer vectors.
   *
   * @return true for {@link #DOT_PRODUCT}, false for distances
   */
  public boolean isGreaterCloser() {
    return this == DOT_PRODUCT;
  }
}
