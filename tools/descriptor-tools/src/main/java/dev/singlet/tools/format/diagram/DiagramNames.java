package dev.singlet.tools.format.diagram;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Names in which characters that a diagram can't hold are replaced. No two become the same. */
final class DiagramNames {

  private final Pattern foreign;
  private final Set<String> taken = new HashSet<>();

  /**
   * Makes names.
   *
   * @param foreign a pattern of the characters to replace
   */
  DiagramNames(String foreign) {
    this.foreign = Pattern.compile(foreign);
  }

  String add(String name) {
    String clean = foreign.matcher(name).replaceAll("_");
    String unique = clean;
    for (int number = 2; !taken.add(unique); number++) {
      unique = clean + "_" + number;
    }
    return unique;
  }
}
