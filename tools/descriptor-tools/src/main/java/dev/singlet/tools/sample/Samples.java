package dev.singlet.tools.sample;

import java.util.List;

/**
 * Sample items of a table, and what couldn't be made.
 *
 * @param items the items, by entity in the order of the descriptor
 * @param problems one line for each entity without an item: which, and why
 */
public record Samples(List<SampleItem> items, List<String> problems) {

  public Samples {
    items = List.copyOf(items);
    problems = List.copyOf(problems);
  }

  public static Samples none() {
    return new Samples(List.of(), List.of());
  }

  /** Returns the items of an entity. */
  public List<SampleItem> of(String entity) {
    return items.stream().filter(item -> item.entity().equals(entity)).toList();
  }
}
