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

/** The time to make requests: one after the other, and between whole calls. */
public final class RequestPart implements Part {

  private static final int WARM_UP_SECONDS = 8;
  private static final int SECONDS = 6;
  private static final int MICRO = 1000;

  @Override
  public String name() {
    return "requests";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    List<String> seconds = effort.seconds(WARM_UP_SECONDS, SECONDS);
    MarkdownTable table = new MarkdownTable("", "alone", "of forks", "between calls", "of forks");
    ForkLines.of(effort, RequestRun.class, seconds, 2)
        .forEach(
            (request, figures) -> {
              Spread alone = figures.column(0);
              Spread between = figures.column(1);
              table.row(
                  request.get(0) + ", " + CallVariant.valueOf(request.get(1)).title(),
                  micros(alone.median()),
                  micros(alone.min()) + " to " + micros(alone.max()),
                  micros(between.median()),
                  micros(between.min()) + " to " + micros(between.max()));
            });
    report.section(name(), Environment.text() + "\n\n" + table.text());
  }

  private static String micros(double nanos) {
    return String.format(Locale.ROOT, "%.1f µs", nanos / MICRO);
  }
}
