package dev.singlet.it.types.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;

/** Sorted sets and maps within a list and a map. */
@Table(name = "Racks")
public sealed interface Racks {

  @Entity
  @LinkedKey(partition = "RACK#{id}", sort = "RACK")
  record Rack(
      String id,
      List<SortedSet<String>> shelves,
      Map<String, SortedMap<String, Integer>> stock,
      Label label)
      implements Racks {}

  record Label(List<SortedMap<String, SortedSet<Integer>>> lines) {}
}
