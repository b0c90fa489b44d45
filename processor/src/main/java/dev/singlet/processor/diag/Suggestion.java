package dev.singlet.processor.diag;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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
    String list = list(existing);
    return nearest(unknown, existing)
        .map(name -> "Did you mean \"" + name + "\"? " + list)
        .orElse(list);
  }

  /** Returns the names that exist, such as {@code There are owner, repoName.} */
  public static String list(Collection<String> existing) {
    List<String> names = existing.stream().distinct().toList();
    return "There " + (names.size() == 1 ? "is " : "are ") + String.join(", ", names) + ".";
  }

  /** Returns the name that was probably meant; empty if none is near. */
  public static Optional<String> nearest(String unknown, Collection<String> existing) {
    return existing.stream()
        .filter(name -> isNear(unknown, name))
        .min((left, right) -> distance(unknown, left) - distance(unknown, right));
  }

  /**
   * Returns whether two names are mostly alike: short names in all letters but one. So are a word
   * and a longer one that begins with it, such as {@code pad} and {@code padded}.
   */
  private static boolean isNear(String unknown, String name) {
    int shorter = Math.min(unknown.length(), name.length());
    int edits = distance(unknown, name);
    return edits <= Math.max(shorter > 2 ? 1 : 0, shorter / 3)
        || (unknown.startsWith(name) && (shorter > 2 || edits == 1));
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
