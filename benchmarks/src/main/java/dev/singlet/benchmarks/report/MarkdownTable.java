package dev.singlet.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown: the first column is text, the others are numbers. */
public final class MarkdownTable {

  private final List<String> rows = new ArrayList<>();

  public MarkdownTable(String... headings) {
    row(headings);
    rows.add("|---|" + "---:|".repeat(headings.length - 1));
  }

  /** Adds a row of as many cells as there are headings. */
  public void row(String... cells) {
    rows.add("| " + String.join(" | ", cells) + " |");
  }

  /** The table's lines. */
  public String text() {
    return String.join("\n", rows) + "\n";
  }
}
