package dev.singlet.generated.expression;

/**
 * Bounds of the number of elements that a collection may have.
 *
 * @param min at least
 * @param max at most
 */
public record SizeBounds(int min, int max) {

  /** No bounds. */
  public static final SizeBounds NONE = new SizeBounds(0, Integer.MAX_VALUE);

  /**
   * Tells if there is an upper bound.
   *
   * @return true if elements can be too many
   */
  public boolean hasMax() {
    return max != Integer.MAX_VALUE;
  }

  /**
   * Tells if there is a lower bound.
   *
   * @return true if elements can be too few
   */
  public boolean hasMin() {
    return min > 0;
  }

  /**
   * Tells if that many elements alone are too few.
   *
   * @param size the number of elements
   * @return true if it is below the lower bound
   */
  public boolean isBelowMin(int size) {
    return size < min;
  }

  @Override
  public String toString() {
    if (!hasMin()) {
      return "at most " + max;
    }
    return hasMax() ? min + " to " + max : "at least " + min;
  }
}
