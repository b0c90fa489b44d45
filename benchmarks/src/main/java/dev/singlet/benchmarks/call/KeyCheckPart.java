package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.ForkLines;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.report.Spread;
import java.util.List;
import java.util.Locale;

/** The cost for queries of comparing the primary keys of items with their attributes. */
public final class KeyCheckPart implements Part {

  private static final int WARM_UP_SECONDS = 15;
  private static final int SECONDS = 20;
  private static final int MICRO = 1000;

  @Override
  public String name() {
    return "keys";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    List<String> seconds = effort.seconds(WARM_UP_SECONDS, SECONDS);
    MarkdownTable table =
        new MarkdownTable("", "compared", "not compared", "longer by", "of forks");
    ForkLines.of(effort, KeyCheckRun.class, seconds, 1)
        .forEach(
            (query, figures) -> {
              Spread longer = figures.column(2);
              table.row(
                  query.get(0) + " of 100",
                  micros(figures.column(0)),
                  micros(figures.column(1)),
                  percent(longer.median()),
                  percent(longer.min()) + " to " + percent(longer.max()));
            });
    report.section(name(), Environment.text() + "\n\n" + table.text());
  }

  private static String micros(Spread nanos) {
    return String.format(Locale.ROOT, "%.0f µs", nanos.median() / MICRO);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }
}
