package dev.singlet.processor.diag;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Suggests the name that was probably meant, out of the existing names. */
public final class Suggestion {

  private Suggestion() {}

  /**
   * Returns a hint for an unknown name.
   *
   * @param unknown the unknown name in the source
   * @param existing the existing names
   * @return a text such as {@code Did you mean "owner"? There are owner, repoName.}
   */
  public static String of(String unknown, Collection<String> existing) {
    if (existing.isEmpty()) {
      return "There are none.";
    }
    List<String> names = existing.stream().distinct().toList();
    String list = "There " + (names.size() == 1 ? "is " : "are ") + String.join(", ", names) + ".";
    return names.stream()
        .filter(name -> isNear(unknown, name))
        .min((left, right) -> distance(unknown, left) - distance(unknown, right))
        .map(name -> "Did you mean \"" + name + "\"? " + list)
        .orElse(list);
  }

  /** Tells whether two names are mostly alike: short names in all letters but one. */
  private static boolean isNear(String unknown, String name) {
    int shorter = Math.min(unknown.length(), name.length());
    return distance(unknown, name) <= Math.max(shorter > 2 ? 1 : 0, shorter / 3);
  }

  /**
   * Returns the number of edits between two names, without letter case. Two exchanged letters are
   * one edit.
   */
  private static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[][] edits = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          edits[i][j] = i + j;
          continue;
        }
        int replaced = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        edits[i][j] = Math.min(replaced, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          edits[i][j] = Math.min(edits[i][j], edits[i - 2][j - 2] + 1);
        }
      }
    }
    return edits[a.length()][b.length()];
  }
}
