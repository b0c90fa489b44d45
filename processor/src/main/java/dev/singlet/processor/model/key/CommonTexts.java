package dev.singlet.processor.model.key;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The texts that two regular expressions have in common. They are searched char by char, as long as
 * both expressions can go on. Of chars that neither expression tells apart, one is tried.
 */
public final class CommonTexts {

  /** The limit on beginnings that are tried. With more of them, a text counts as possible. */
  private static final int MAX_BEGINNINGS = 500;

  /**
   * The first chars of all sets of chars that {@code \\d}, {@code \\w}, {@code \\s} and the dot
   * tell apart.
   */
  private static final String FIRST_OF_CLASSES =
      "\0\t\n\013\r\016 !0:A[_`a{\u0085\u0086\u2028\u202a";

  private static final Pattern COUNT = Pattern.compile("\\{\\d+(,\\d*)?}");
  private static final Pattern RANGE = Pattern.compile("[^\\\\\\[\\]]-[^\\\\\\[\\]]");

  private CommonTexts() {}

  /**
   * Returns false if no text matches both expressions. They may tell chars apart only by naming
   * them, by ranges of them, and by the classes above.
   */
  public static boolean exist(String left, String right) {
    Matcher a = Pattern.compile(left).matcher("");
    Matcher b = Pattern.compile(right).matcher("");
    NavigableSet<Integer> firsts = new TreeSet<>();
    FIRST_OF_CLASSES.codePoints().forEach(firsts::add);
    addFirsts(left, firsts);
    addFirsts(right, firsts);
    List<String> chars = firsts.stream().map(Character::toString).toList();
    Deque<String> beginnings = new ArrayDeque<>(List.of(""));
    for (int tried = 0; !beginnings.isEmpty(); tried++) {
      String beginning = beginnings.pop();
      if (tried == MAX_BEGINNINGS
          || (a.reset(beginning).matches() && b.reset(beginning).matches())) {
        return true;
      }
      chars.stream()
          .map(beginning::concat)
          .filter(longer -> canGoOn(a, longer) && canGoOn(b, longer))
          .forEach(beginnings::add);
    }
    return false;
  }

  private static boolean canGoOn(Matcher matcher, String beginning) {
    return matcher.reset(beginning).matches() || matcher.hitEnd();
  }

  /** Adds the first char of each set of chars that an expression tells from others. */
  private static void addFirsts(String regexp, NavigableSet<Integer> firsts) {
    Matcher range = RANGE.matcher(regexp);
    Matcher count = COUNT.matcher(regexp);
    int depth = 0;
    for (int i = 0; i < regexp.length(); ) {
      int first = regexp.codePointAt(i);
      int end = i + Character.charCount(first);
      if (first == '\\' && end < regexp.length()) {
        first = regexp.codePointAt(end);
        end += Character.charCount(first);
      } else if (depth > 0 && range.region(i, regexp.length()).lookingAt()) {
        firsts.add(first);
        firsts.add(Math.min(regexp.codePointBefore(range.end()) + 1, Character.MAX_CODE_POINT));
        i = range.end();
        continue;
      } else if (depth == 0 && count.region(i, regexp.length()).lookingAt()) {
        i = count.end();
        continue;
      } else if (first == '[') {
        depth++;
      } else if (first == ']') {
        depth = Math.max(0, depth - 1);
      }
      firsts.add(first);
      firsts.add(Math.min(first + 1, Character.MAX_CODE_POINT));
      i = end;
    }
  }
}
