package dev.singlet.examples.shared.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows of text in aligned columns.
 *
 * @param columns the headings
 * @param rows the cells, as many in each row as there are columns
 */
record TextTable(List<String> columns, List<List<String>> rows) {

  private static final int MAX_CELL = 40;
  private static final String GAP = "  ";

  TextTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** The headings and the rows; of too many rows the first and the last, the others counted. */
  List<String> lines(int maxRows) {
    if (rows.isEmpty()) {
      return List.of();
    }
    int omitted = Math.max(0, rows.size() - maxRows);
    int last = omitted == 0 ? 0 : maxRows / 3;
    List<List<String>> head = rows.subList(0, rows.size() - omitted - last);
    List<List<String>> tail = rows.subList(rows.size() - last, rows.size());
    int[] widths = new int[columns.size()];
    measure(columns, widths);
    head.forEach(row -> measure(row, widths));
    tail.forEach(row -> measure(row, widths));
    List<String> lines = new ArrayList<>();
    lines.add(line(columns, widths));
    lines.add(rule(widths));
    head.forEach(row -> lines.add(line(row, widths)));
    if (omitted > 0) {
      lines.add("... " + omitted + " more");
    }
    tail.forEach(row -> lines.add(line(row, widths)));
    return lines;
  }

  private static void measure(List<String> cells, int[] widths) {
    for (int i = 0; i < widths.length; i++) {
      String cell = shortened(cells.get(i));
      widths[i] = Math.max(widths[i], cell.codePointCount(0, cell.length()));
    }
  }

  private static String line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = shortened(cells.get(i));
      int padding = widths[i] - cell.codePointCount(0, cell.length());
      line.append(i == 0 ? "" : GAP).append(cell).append(" ".repeat(padding));
    }
    return line.toString().stripTrailing();
  }

  private static String rule(int[] widths) {
    List<String> dashes = new ArrayList<>();
    for (int width : widths) {
      dashes.add("-".repeat(width));
    }
    return String.join(GAP, dashes);
  }

  /** One line, no longer than a column may be. */
  private static String shortened(String cell) {
    String text = Text.printable(cell);
    if (text.codePointCount(0, text.length()) <= MAX_CELL) {
      return text;
    }
    return text.substring(0, text.offsetByCodePoints(0, MAX_CELL - 3)) + "...";
  }
}
