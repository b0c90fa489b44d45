package dev.singlet.architecture;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.joining;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The packages of a module, each on a floor above all that it uses. */
final class Floors {

  private final Map<String, Set<String>> uses;
  private final Map<String, Integer> floors = new HashMap<>();
  private final Map<String, Set<String>> below = new HashMap<>();

  private Floors(Map<String, Set<String>> uses) {
    this.uses = uses;
  }

  /**
   * Returns a line for each package: its floor, its name, and those that it uses. Those that these
   * use in turn are left out.
   *
   * @param root the package that names begin with
   */
  static String picture(Map<String, Set<String>> uses, String root) {
    Floors floors = new Floors(uses);
    int width =
        uses.keySet().stream().mapToInt(name -> shortened(name, root).length()).max().orElse(0);
    return uses.keySet().stream()
        .sorted(comparing(floors::of).reversed().thenComparing(name -> name))
        .map(name -> floors.line(name, root, width))
        .collect(joining("\n"));
  }

  private String line(String name, String root, int width) {
    String used = direct(name).stream().map(each -> shortened(each, root)).collect(joining(", "));
    return String.format("%2d  %-" + width + "s  %s", of(name), shortened(name, root), used)
        .stripTrailing();
  }

  private static String shortened(String name, String root) {
    return name.equals(root) ? "." : name.substring(root.length() + 1);
  }

  private int of(String name) {
    Integer known = floors.get(name);
    if (known != null) {
      return known;
    }
    int floor = uses.get(name).stream().mapToInt(used -> 1 + of(used)).max().orElse(0);
    floors.put(name, floor);
    return floor;
  }

  private Set<String> direct(String name) {
    Set<String> direct = new TreeSet<>(uses.get(name));
    uses.get(name).forEach(used -> direct.removeAll(below(used)));
    return direct;
  }

  private Set<String> below(String name) {
    Set<String> known = below.get(name);
    if (known == null) {
      known = new TreeSet<>(uses.get(name));
      for (String used : uses.get(name)) {
        known.addAll(below(used));
      }
      below.put(name, known);
    }
    return known;
  }
}
