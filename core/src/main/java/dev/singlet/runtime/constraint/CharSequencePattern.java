package dev.singlet.runtime.constraint;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression that needs no backtracking: some places of one ASCII char each, then a
 * bounded or unbounded number of chars of one more set. Examples are {@code [a-z][a-z0-9-]{2,29}},
 * {@code \d+} and {@code v[0-9]}.
 */
final class CharSequencePattern {

  private static final int MAX_PLACES = 64;

  private final AsciiSet[] places;
  private final AsciiSet rest;
  private final int min;
  private final int max;

  private CharSequencePattern(List<AsciiSet> places, AsciiSet rest, int min, int max) {
    this.places = places.toArray(new AsciiSet[0]);
    this.rest = rest;
    this.min = min;
    this.max = max;
  }

  /**
   * Reads an expression as {@link java.util.regex.Pattern} does without flags.
   *
   * @return null if it is, or may be, of another form
   */
  public static @Nullable CharSequencePattern parse(String regexp) {
    List<AsciiSet> places = new ArrayList<>();
    int end = regexp.length();
    int i = 0;
    while (i < end) {
      AsciiSet.Parsed set = AsciiSet.parse(regexp, i);
      if (set == null) {
        return null;
      }
      Repetition times = Repetition.parse(regexp, set.end());
      if (times == null || places.size() + times.min() > MAX_PLACES) {
        return null;
      }
      if (times.min() != times.max()) {
        return times.end() == end
            ? new CharSequencePattern(places, set.set(), times.min(), times.max())
            : null;
      }
      for (int n = 0; n < times.min(); n++) {
        places.add(set.set());
      }
      i = times.end();
    }
    return new CharSequencePattern(places, AsciiSet.NONE, 0, 0);
  }

  /** Returns whether the whole of a text matches. */
  public boolean matches(CharSequence text) {
    int length = text.length();
    int beyond = length - places.length;
    if (beyond < min || beyond > max) {
      return false;
    }
    for (int i = 0; i < places.length; i++) {
      if (!places[i].has(text.charAt(i))) {
        return false;
      }
    }
    return text instanceof String string
        ? rest.hasAll(string, places.length)
        : rest.hasAll(text.toString(), places.length);
  }

  /** The number of times a set may occur. */
  private record Repetition(int min, int max, int end) {

    private static final int MAX_DIGITS = 4;

    static @Nullable Repetition parse(String regexp, int start) {
      Repetition found = quantifier(regexp, start);
      // A quantifier after another makes that one reluctant or possessive.
      return found == null
              || (found.end() > start
                  && found.end() < regexp.length()
                  && "?+*{".indexOf(regexp.charAt(found.end())) >= 0)
          ? null
          : found;
    }

    private static @Nullable Repetition quantifier(String regexp, int start) {
      return switch (start < regexp.length() ? regexp.charAt(start) : '\0') {
        case '?' -> new Repetition(0, 1, start + 1);
        case '*' -> new Repetition(0, Integer.MAX_VALUE, start + 1);
        case '+' -> new Repetition(1, Integer.MAX_VALUE, start + 1);
        case '{' -> bounds(regexp, start + 1);
        default -> new Repetition(1, 1, start);
      };
    }

    private static @Nullable Repetition bounds(String regexp, int start) {
      int end = regexp.indexOf('}', start);
      if (end < 0) {
        return null;
      }
      String inner = regexp.substring(start, end);
      int comma = inner.indexOf(',');
      int min = number(comma < 0 ? inner : inner.substring(0, comma));
      int max =
          comma < 0
              ? min
              : comma == inner.length() - 1
                  ? Integer.MAX_VALUE
                  : number(inner.substring(comma + 1));
      return min < 0 || max < min ? null : new Repetition(min, max, end + 1);
    }

    private static int number(String digits) {
      boolean isNumber =
          !digits.isEmpty()
              && digits.length() <= MAX_DIGITS
              && digits.chars().allMatch(c -> c >= '0' && c <= '9');
      return isNumber ? Integer.parseInt(digits) : -1;
    }
  }
}
