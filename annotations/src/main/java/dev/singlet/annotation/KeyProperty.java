package dev.singlet.annotation;

/** A property of keys that {@link LinkedKey#givesUp} can give up. */
public enum KeyProperty {
  /**
   * The order of the values. Without it, the sort key can have numbers without leading zeros, and
   * any text before the delimiter. Items come in the order of the text, such as 10, 77, 9.
   */
  ORDER
}
