package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.expression.OlderNames;

/**
 * The size of an attribute: text in UTF-8 bytes, binary in bytes, sets, lists and maps in elements.
 * An absent attribute has no size, which is not the size 0: of the conditions on it, only {@link
 * #ne} holds.
 *
 * @param <T> the entity's record
 */
public final class Size<T> {

  private final Location<T> location;

  Size(Location<T> location) {
    this.location = location;
  }

  /**
   * Holds if the attribute has the given size.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) = :size}
   */
  public Condition<T> eq(int size) {
    return compare("=", size);
  }

  /**
   * Holds if the attribute has another size, or if the item lacks it.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) <> :size}
   */
  public Condition<T> ne(int size) {
    return compare("<>", size);
  }

  /**
   * Holds if the size is less than the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) < :size}
   */
  public Condition<T> lt(int size) {
    return compare("<", size);
  }

  /**
   * Holds if the size is at most the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) <= :size}
   */
  public Condition<T> lte(int size) {
    return compare("<=", size);
  }

  /**
   * Holds if the size is greater than the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) > :size}
   */
  public Condition<T> gt(int size) {
    return compare(">", size);
  }

  /**
   * Holds if the size is at least the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) >= :size}
   */
  public Condition<T> gte(int size) {
    return compare(">=", size);
  }

  /**
   * Holds if the size is between two sizes, both included.
   *
   * @param lower the least size
   * @param upper the greatest size
   * @return the conditions {@code size(#attribute) >= :lower AND size(#attribute) <= :upper}
   * @throws InvalidArgumentException if the lower one is greater
   */
  public Condition<T> between(int lower, int upper) {
    if (lower > upper) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          String.format(
              "%s.size().between(%d, %d): the lower end is above the upper one.",
              location, lower, upper));
    }
    return gte(lower).and(lte(upper));
  }

  private Condition<T> compare(String operator, int size) {
    return new Condition<>(
        OlderNames.compareSize(location.entity(), location.path(), operator, size));
  }
}
