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

  /**
   * Returns a text that stays on its line of a log, and that any encoding can hold: control
   * characters, line breaks and lone surrogates are written as their numbers.
   */
  public static String onOneLine(String text) {
    if (Utf8.loneSurrogate(text) < 0 && text.chars().noneMatch(c -> breaksLines((char) c))) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              boolean isLone = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
              if (isLone || (c <= Character.MAX_VALUE && breaksLines((char) c))) {
                shown.append(String.format("\\u%04x", c));
              } else {
                shown.appendCodePoint(c);
              }
            });
    return shown.toString();
  }

  /** A value must not look like another line of a log. */
  static boolean breaksLines(char c) {
    return Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
  }
}
