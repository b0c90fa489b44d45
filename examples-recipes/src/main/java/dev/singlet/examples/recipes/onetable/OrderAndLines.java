package dev.singlet.examples.recipes.onetable;

import java.util.List;

/** An order with its lines, by number. */
public record OrderAndLines(Order order, List<Line> lines) {

  public OrderAndLines {
    lines = List.copyOf(lines);
  }
}
