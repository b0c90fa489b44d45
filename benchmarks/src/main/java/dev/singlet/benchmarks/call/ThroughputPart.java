package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.ForkLines;
import dev.singlet.benchmarks.Jdk;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.report.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The calls of many threads by one client, by hand and with Singlet. */
public final class ThroughputPart implements Part {

  private static final int WARM_UP_SECONDS = 60;
  private static final int SECONDS = 60;
  private static final int PLATFORM_THREADS = 64;
  private static final int VIRTUAL_THREADS = 1000;

  /** The first version with virtual threads that no monitor pins. */
  private static final int VIRTUAL_SINCE = 24;

  @Override
  public String name() {
    return "throughput";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    MarkdownTable table =
        new MarkdownTable(
            "",
            "by hand, calls a second",
            "Singlet",
            "/ by hand",
            "of forks",
            "processor time, / by hand",
            "of forks");
    List<Jdk> jdks = Jdk.measured();
    rows(table, effort, jdks.get(0), "platform", PLATFORM_THREADS);
    for (Jdk jdk : jdks) {
      if (jdk.feature() >= VIRTUAL_SINCE) {
        rows(table, effort, jdk, "virtual", VIRTUAL_THREADS);
      }
    }
    report.section(name(), Environment.text() + "\n\n" + table.text());
  }

  private static void rows(MarkdownTable table, Effort effort, Jdk jdk, String kind, int threads)
      throws Exception {
    List<String> arguments = new ArrayList<>(List.of(kind, String.valueOf(threads)));
    arguments.addAll(effort.seconds(WARM_UP_SECONDS, SECONDS));
    ForkLines.of(effort, jdk.home(), ThroughputRun.class, arguments, 1)
        .forEach(
            (call, figures) -> {
              Spread calls = figures.column(2);
              Spread processor = figures.column(3);
              table.row(
                  "%s, %,d %s threads".formatted(call.get(0), threads, kind),
                  whole(figures.column(0)),
                  whole(figures.column(1)),
                  ratio(calls.median()),
                  ratio(calls.min()) + " to " + ratio(calls.max()),
                  ratio(processor.median()),
                  ratio(processor.min()) + " to " + ratio(processor.max()));
            });
  }

  private static String whole(Spread value) {
    return String.format(Locale.ROOT, "%,.0f", value.median());
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
