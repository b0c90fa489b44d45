package dev.singlet.attribute;

import java.util.Map;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

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

  /**
   * A condition that keeps a collection within them.
   *
   * @param change how many elements more it may have afterwards, or less
   * @param isMet whether an item that is known meets it, of which DynamoDB is asked for more
   */
  <T> Condition<T> asked(
      Condition<T> condition,
      Path collection,
      int change,
      Predicate<Map<String, AttributeValue>> isMet) {
    String purpose =
        String.format(
            ", and with %d element%s %s it must have %s",
            Math.abs(change), Math.abs(change) == 1 ? "" : "s", change > 0 ? "more" : "less", this);
    return Requirement.of(condition, collection, purpose, isMet);
  }

  @Override
  public String toString() {
    if (!hasMin()) {
      return "at most " + max;
    }
    return hasMax() ? min + " to " + max : "at least " + min;
  }
}
