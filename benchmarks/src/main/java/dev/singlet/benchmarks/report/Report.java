package dev.singlet.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of the documentation, with its page of results. */
public final class Report {

  private static final String PAGE = "benchmarks.md";

  private final Path docs;

  public Report(Path docs) {
    this.docs = docs;
  }

  /** A folder with a copy of the page, for figures that are not to be published. */
  public Report draft() throws IOException {
    Path draft = Files.createTempDirectory("benchmarks");
    Files.copy(docs.resolve(PAGE), draft.resolve(PAGE));
    System.out.println("Figures and charts are in " + draft);
    return new Report(draft);
  }

  /** Replaces what is between a section's marks on the page. */
  public void section(String name, String text) throws IOException {
    Path page = docs.resolve(PAGE);
    MarkedText before = new MarkedText(Files.readString(page));
    Files.writeString(page, before.with(name, text).text());
  }

  /** Writes a chart beside the page. */
  public void chart(String name, BarChart chart) throws IOException {
    Files.writeString(docs.resolve("benchmarks-" + name + ".svg"), chart.svg());
  }
}
