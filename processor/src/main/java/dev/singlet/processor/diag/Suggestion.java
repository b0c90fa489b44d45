package dev.singlet.processor.diag;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Names that exist, and the one that was probably meant. */
public final class Suggestion {

  private Suggestion() {}

  /**
   * What to say of an unknown name.
   *
   * @param unknown the name that was written
   * @param existing the names there are
   * @return such as {@code Did you mean "owner"? There are owner, repoName.}
   */
  public static String of(String unknown, Collection<String> existing) {
    if (existing.isEmpty()) {
      return "There are none.";
    }
    List<String> names = existing.stream().distinct().toList();
    String list = "There " + (names.size() == 1 ? "is " : "are ") + String.join(", ", names) + ".";
    return names.stream()
        .filter(name -> distance(unknown, name) <= Math.max(1, unknown.length() / 3))
        .min((left, right) -> distance(unknown, left) - distance(unknown, right))
        .map(name -> "Did you mean \"" + name + "\"? " + list)
        .orElse(list);
  }

  /** The edit distance, letter case aside. */
  private static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(replaced, Math.min(previous[j], current[j - 1]) + 1);
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
