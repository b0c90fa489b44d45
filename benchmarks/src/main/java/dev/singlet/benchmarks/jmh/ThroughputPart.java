package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.call.ThroughputRun;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.report.Spread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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
    rows(table, effort, Path.of(System.getProperty("java.home")), "platform", PLATFORM_THREADS);
    for (String home : System.getProperty("measure.jdks", "").split(",", -1)) {
      if (!home.isBlank() && featureOf(home) >= VIRTUAL_SINCE) {
        rows(table, effort, Path.of(home.strip()), "virtual", VIRTUAL_THREADS);
      }
    }
    report.section(name(), Environment.text() + "\n\n" + table.text());
  }

  private static int featureOf(String home) throws Exception {
    String line = Jvm.run(Path.of(home.strip()), ThroughputRun.class, List.of("feature")).get(0);
    return Integer.parseInt(line);
  }

  private static void rows(MarkdownTable table, Effort effort, Path jdk, String kind, int threads)
      throws Exception {
    boolean full = effort == Effort.FULL;
    List<String> arguments =
        List.of(
            kind,
            String.valueOf(threads),
            full ? String.valueOf(WARM_UP_SECONDS) : "0",
            full ? String.valueOf(SECONDS) : "0");
    Map<String, List<List<String>>> forks = new LinkedHashMap<>();
    for (int fork = 0; fork < (full ? 3 : 1); fork++) {
      for (String line : Jvm.run(jdk, ThroughputRun.class, arguments)) {
        List<String> words = List.of(line.split(" ", -1));
        forks.computeIfAbsent(words.get(0), first -> new ArrayList<>()).add(words);
      }
    }
    forks.forEach(
        (call, figures) -> {
          Spread calls = column(figures, 3);
          Spread processor = column(figures, 4);
          table.row(
              "%s, %,d %s threads".formatted(call, threads, kind),
              whole(column(figures, 1)),
              whole(column(figures, 2)),
              ratio(calls.median()),
              ratio(calls.min()) + " to " + ratio(calls.max()),
              ratio(processor.median()),
              ratio(processor.min()) + " to " + ratio(processor.max()));
        });
  }

  private static Spread column(List<List<String>> forks, int index) {
    return Spread.of(
        forks.stream().mapToDouble(fork -> Double.parseDouble(fork.get(index))).toArray());
  }

  private static String whole(Spread value) {
    return String.format(Locale.ROOT, "%,.0f", value.median());
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
