package dev.singlet.runtime.expression;

/** Bounds on the number of elements of a collection. */
public record SizeBounds(int min, int max) {

  /** No bounds. */
  public static final SizeBounds NONE = new SizeBounds(0, Integer.MAX_VALUE);

  /** Returns whether there is an upper bound. */
  public boolean hasMax() {
    return max != Integer.MAX_VALUE;
  }

  /** Returns whether there is a lower bound. */
  public boolean hasMin() {
    return min > 0;
  }

  /** Returns whether that many elements are too few. */
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
