package dev.singlet.runtime.constraint;

import org.jspecify.annotations.Nullable;

/**
 * A set of ASCII chars.
 *
 * @param low one bit for each char below 64
 * @param high one bit for each char from 64 to 127
 */
record AsciiSet(long low, long high) {

  static final AsciiSet NONE = new AsciiSet(0, 0);

  private static final AsciiSet DIGITS = NONE.with('0', '9');
  private static final AsciiSet WORD = DIGITS.with('a', 'z').with('A', 'Z').with('_', '_');

  /** Chars that stand for themselves everywhere. */
  private static final AsciiSet PLAIN = WORD.withAll(" !\"#%',/:;<=>@`~");

  /** A set, and its end in the expression. */
  record Parsed(AsciiSet set, int end) {}

  /** Reads a set in brackets, or a char; null if it is anything else. */
  static @Nullable Parsed parse(String regexp, int start) {
    char c = regexp.charAt(start);
    if (c == '[') {
      return bracket(regexp, start + 1);
    }
    if (c == '\\') {
      AsciiSet escaped = escaped(regexp, start + 1);
      return escaped == null ? null : new Parsed(escaped, start + 2);
    }
    return PLAIN.has(c) || c == '-' ? new Parsed(NONE.with(c, c), start + 1) : null;
  }

  private static @Nullable Parsed bracket(String regexp, int start) {
    AsciiSet set = NONE;
    int i = start;
    while (i < regexp.length() && regexp.charAt(i) != ']') {
      char c = regexp.charAt(i);
      boolean isEscape = c == '\\';
      AsciiSet one =
          isEscape
              ? escaped(regexp, i + 1)
              : PLAIN.has(c) || isLoneHyphen(regexp, i, start) || ".+*?(){}$|".indexOf(c) >= 0
                  ? NONE.with(c, c)
                  : null;
      if (one == null) {
        return null;
      }
      i += isEscape ? 2 : 1;
      if (i + 1 < regexp.length() && regexp.charAt(i) == '-' && regexp.charAt(i + 1) != ']') {
        char last = regexp.charAt(i + 1);
        if (isEscape || !WORD.has(c) || !WORD.has(last) || last < c) {
          return null;
        }
        one = NONE.with(c, last);
        i += 2;
      }
      set = new AsciiSet(set.low | one.low, set.high | one.high);
    }
    return i < regexp.length() && i > start ? new Parsed(set, i + 1) : null;
  }

  /** Returns whether a hyphen is at the beginning or the end of the set, and so is not a range. */
  private static boolean isLoneHyphen(String regexp, int i, int start) {
    if (regexp.charAt(i) != '-' || i + 1 == regexp.length()) {
      return false;
    }
    char next = regexp.charAt(i + 1);
    return next == ']' || (i == start && next != '-');
  }

  private static @Nullable AsciiSet escaped(String regexp, int i) {
    char c = i < regexp.length() ? regexp.charAt(i) : '\0';
    if (c == 'd') {
      return DIGITS;
    }
    if (c == 'w') {
      return WORD;
    }
    boolean standsForItself = c >= ' ' && c < 127 && !WORD.has(c);
    return standsForItself ? NONE.with(c, c) : null;
  }

  private AsciiSet with(char first, char last) {
    long newLow = low;
    long newHigh = high;
    for (char c = first; c <= last; c++) {
      newLow |= c < 64 ? 1L << c : 0;
      newHigh |= c < 64 ? 0 : 1L << c;
    }
    return new AsciiSet(newLow, newHigh);
  }

  private AsciiSet withAll(String chars) {
    AsciiSet set = this;
    for (int i = 0; i < chars.length(); i++) {
      set = set.with(chars.charAt(i), chars.charAt(i));
    }
    return set;
  }

  boolean has(char c) {
    // A shift uses the last six bits of its distance.
    return c < 128 && ((c < 64 ? low : high) >>> c & 1) != 0;
  }

  /** Returns whether the set has all chars of a text from an index on. */
  boolean hasAll(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (!has(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}
