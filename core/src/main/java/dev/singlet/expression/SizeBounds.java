package dev.singlet.expression;

/**
 * How many elements a collection may have.
 *
 * @param min at least
 * @param max at most
 */
record SizeBounds(int min, int max) {

  static final SizeBounds NONE = new SizeBounds(0, Integer.MAX_VALUE);

  boolean hasMax() {
    return max != Integer.MAX_VALUE;
  }

  boolean hasMin() {
    return min > 0;
  }

  /** Whether that many elements alone are too few. */
  boolean isBelowMin(int size) {
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
