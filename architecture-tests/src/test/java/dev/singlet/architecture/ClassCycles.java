package dev.singlet.architecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The sets of classes that all use each other, directly or by others: strongly connected
 * components, by <a href="https://doi.org/10.1137/0201010">Tarjan's algorithm</a>.
 */
final class ClassCycles {

  private final Map<String, Set<String>> uses;
  private final Map<String, Integer> indexes = new HashMap<>();
  private final Map<String, Integer> lowest = new HashMap<>();
  private final Deque<String> path = new ArrayDeque<>();
  private final List<Set<String>> cycles = new ArrayList<>();

  private ClassCycles(Map<String, Set<String>> uses) {
    this.uses = uses;
  }

  static List<Set<String>> of(Map<String, Set<String>> uses) {
    ClassCycles found = new ClassCycles(uses);
    for (String name : uses.keySet()) {
      if (!found.indexes.containsKey(name)) {
        found.visit(name);
      }
    }
    return found.cycles;
  }

  private void visit(String name) {
    int index = indexes.size();
    indexes.put(name, index);
    lowest.put(name, index);
    path.push(name);
    for (String used : uses.getOrDefault(name, Set.of())) {
      if (!indexes.containsKey(used)) {
        visit(used);
        lowest.merge(name, lowest.get(used), Math::min);
      } else if (path.contains(used)) {
        lowest.merge(name, indexes.get(used), Math::min);
      }
    }
    if (lowest.get(name) == index) {
      Set<String> cycle = new TreeSet<>();
      String member;
      do {
        member = path.pop();
        cycle.add(member);
      } while (!member.equals(name));
      if (cycle.size() > 1) {
        cycles.add(cycle);
      }
    }
  }
}
