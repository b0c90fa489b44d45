package dev.singlet.internal.text;

import org.jspecify.annotations.Nullable;

/** Values of users in messages. */
public final class ValueText {

  private ValueText() {}

  /**
   * The text of a value. A record that holds itself writes what it holds level by level, and may
   * have any number of levels: a message about it must not fail for that.
   */
  public static String of(@Nullable Object value) {
    try {
      return String.valueOf(value);
    } catch (StackOverflowError tooDeep) {
      return "a value too deep to show";
    }
  }
}
