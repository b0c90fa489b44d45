package dev.singlet.examples.recipes.page;

import java.util.ArrayList;
import java.util.List;

/** The lines in which two sources differ, with two lines before and after each difference. */
final class SourceDiff {

  private static final int CONTEXT = 2;
  private static final String SAME = "  ";

  private final List<String> older;
  private final List<String> newer;

  /** The length of the longest common part of the rests that begin at two lines. */
  private final int[][] common;

  private SourceDiff(List<String> older, List<String> newer) {
    this.older = older;
    this.newer = newer;
    this.common = new int[older.size() + 1][newer.size() + 1];
    for (int i = older.size() - 1; i >= 0; i--) {
      for (int j = newer.size() - 1; j >= 0; j--) {
        common[i][j] =
            older.get(i).equals(newer.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
  }

  /**
   * Returns the differences of two models, which are called {@code GitHub} in both.
   *
   * @param change the package of the change and both models, such as {@code authors Before After}
   */
  static String of(String change) {
    String[] parts = change.split(" ", -1);
    return String.join("\n", new SourceDiff(lines(parts, 1), lines(parts, 2)).shown()) + "\n";
  }

  private static List<String> lines(String[] parts, int model) {
    String name = parts[model];
    return SourceText.of("changes/" + parts[0] + "/" + name + ".java")
        .replaceAll("\\b" + name + "\\b", "GitHub")
        .lines()
        .toList();
  }

  private List<String> shown() {
    List<String> all = all();
    List<String> shown = new ArrayList<>();
    boolean isGap = false;
    for (int i = 0; i < all.size(); i++) {
      if (isNearDifference(all, i)) {
        if (isGap) {
          shown.add(SAME + "...");
        }
        shown.add(all.get(i).stripTrailing());
      }
      isGap = !isNearDifference(all, i) && !shown.isEmpty();
    }
    return shown;
  }

  private static boolean isNearDifference(List<String> all, int line) {
    return all
        .subList(Math.max(0, line - CONTEXT), Math.min(all.size(), line + CONTEXT + 1))
        .stream()
        .anyMatch(each -> !each.startsWith(SAME));
  }

  private List<String> all() {
    List<String> all = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < older.size() || j < newer.size()) {
      boolean hasBoth = i < older.size() && j < newer.size();
      if (hasBoth && older.get(i).equals(newer.get(j))) {
        all.add(SAME + older.get(i++));
        j++;
      } else if (j == newer.size() || (hasBoth && common[i + 1][j] >= common[i][j + 1])) {
        all.add("- " + older.get(i++));
      } else {
        all.add("+ " + newer.get(j++));
      }
    }
    return all;
  }
}
