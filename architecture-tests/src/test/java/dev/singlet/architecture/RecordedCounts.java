package dev.singlet.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The lines of the file of counts. A count that an ADR allowed to rise has the number of its page.
 */
record RecordedCounts(Map<String, Count> counts) {

  private static final String COMMENT =
      "# What architecture-tests counts in each published module. CONTRIBUTING.md, \"Sizes\", says"
          + " how it changes.";

  /**
   * One line.
   *
   * @param adr the number of the page in docs/adr; empty for none
   */
  record Count(long value, String adr) {

    boolean roseWithoutReason(Count earlier) {
      return value > earlier.value && (adr.isEmpty() || adr.equals(earlier.adr));
    }
  }

  static RecordedCounts parse(String text) {
    Map<String, Count> counts = new TreeMap<>();
    text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.trim().split(" +", -1))
        .forEach(
            words ->
                counts.put(
                    words[0] + " " + words[1],
                    new Count(Long.parseLong(words[2]), words.length > 3 ? words[3] : "")));
    return new RecordedCounts(counts);
  }

  /** Returns what is wrong if the counts are as given. */
  List<String> differences(Map<String, Long> counted) {
    List<String> found = new ArrayList<>();
    counted.forEach(
        (name, value) -> {
          Count recorded = counts.get(name);
          if (recorded == null) {
            found.add(name + " is " + value + ", and isn't recorded.");
          } else if (value > recorded.value()) {
            found.add(
                name
                    + " rose from "
                    + recorded.value()
                    + " to "
                    + value
                    + ". Delete or move code until it doesn't.");
          } else if (value < recorded.value()) {
            found.add(name + " fell from " + recorded.value() + " to " + value + ". Record it.");
          }
        });
    counts.keySet().stream()
        .filter(name -> !counted.containsKey(name))
        .forEach(name -> found.add(name + " is recorded, and there is no such module."));
    return found;
  }

  /** Returns the lines of counts that may be recorded: those that are not higher than before. */
  RecordedCounts lowered(Map<String, Long> counted) {
    Map<String, Count> lower = new TreeMap<>();
    counted.forEach(
        (name, value) -> {
          Count recorded = counts.getOrDefault(name, new Count(value, ""));
          lower.put(name, value < recorded.value() ? new Count(value, "") : recorded);
        });
    return new RecordedCounts(lower);
  }

  /** Returns the text of the file, after a comment that says what it is. */
  String text() {
    return counts.entrySet().stream()
        .map(
            each ->
                (each.getKey() + " " + each.getValue().value() + " " + each.getValue().adr())
                    .trim())
        .collect(Collectors.joining("\n", COMMENT + "\n", "\n"));
  }
}
