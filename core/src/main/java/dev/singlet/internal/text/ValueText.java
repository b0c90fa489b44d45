package dev.singlet.internal.text;

import org.jspecify.annotations.Nullable;

/** Writes values of users in messages. */
public final class ValueText {

  private ValueText() {}

  /**
   * Returns the text of a value. A record can contain itself, level by level without end. A message
   * about it must not fail because of that.
   */
  public static String of(@Nullable Object value) {
    try {
      return String.valueOf(value);
    } catch (StackOverflowError tooDeep) {
      return "a value too deep to show";
    }
  }
}
