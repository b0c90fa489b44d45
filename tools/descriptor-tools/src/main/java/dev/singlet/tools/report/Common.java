package dev.singlet.tools.report;

import java.util.ArrayList;
import java.util.List;

/** Finds the elements that lists have in common. */
final class Common {

  private Common() {}

  /** Returns what is in all lists, in the order of the first. */
  static List<String> of(List<List<String>> lists) {
    if (lists.isEmpty()) {
      return List.of();
    }
    List<String> common = new ArrayList<>(lists.get(0));
    lists.forEach(common::retainAll);
    return common;
  }
}
