package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.call.KeyCheckRun;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.report.Spread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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
    boolean full = effort == Effort.FULL;
    List<String> seconds =
        full
            ? List.of(String.valueOf(WARM_UP_SECONDS), String.valueOf(SECONDS))
            : List.of("0", "0");
    Map<String, List<List<String>>> runs = new LinkedHashMap<>();
    for (int fork = 0; fork < (full ? 3 : 1); fork++) {
      for (String line : Jvm.run(KeyCheckRun.class, seconds)) {
        List<String> words = List.of(line.split(" ", -1));
        runs.computeIfAbsent(words.get(0), first -> new ArrayList<>()).add(words);
      }
    }
    MarkdownTable table =
        new MarkdownTable("", "compared", "not compared", "longer by", "of forks");
    runs.forEach(
        (query, forks) -> {
          Spread longer = column(forks, 3);
          table.row(
              query + " of 100",
              micros(column(forks, 1)),
              micros(column(forks, 2)),
              percent(longer.median()),
              percent(longer.min()) + " to " + percent(longer.max()));
        });
    report.section(name(), Environment.text() + "\n\n" + table.text());
  }

  private static Spread column(List<List<String>> forks, int index) {
    return Spread.of(
        forks.stream().mapToDouble(fork -> Double.parseDouble(fork.get(index))).toArray());
  }

  private static String micros(Spread nanos) {
    return String.format(Locale.ROOT, "%.0f µs", nanos.median() / MICRO);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }
}
