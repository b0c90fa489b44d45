package dev.singlet.tools.report.diagram;

import java.util.List;

/**
 * A box with a title and rows.
 *
 * @param id its id in the diagram
 * @param title its first line
 * @param rows its other lines
 */
public record Box(String id, String title, List<Row> rows) {

  public Box {
    rows = List.copyOf(rows);
  }

  /** Returns the box with only those rows that have a mark. */
  public Box marked() {
    return new Box(id, title, rows.stream().filter(row -> !row.mark().isEmpty()).toList());
  }

  /**
   * A row of a box.
   *
   * @param mark what it is for the key; empty for nothing
   * @param name its text
   * @param type the text at its right
   */
  public record Row(String mark, String name, String type) {}
}
