package dev.singlet.benchmarks.processing;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** What the annotation processor costs for each type, cold and warm. */
public final class ProcessingPart implements Part {

  private static final int WARM_UP = 12;

  @Override
  public String name() {
    return "processing";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    boolean isFull = effort == Effort.FULL;
    MarkdownTable table =
        new MarkdownTable(
            "",
            "warm",
            "of runs",
            "within the processor",
            "cold",
            "of runs",
            "whole compilation, cold",
            "generated lines");
    for (int types : isFull ? new int[] {10, 100, 500} : new int[] {10}) {
      for (Library library : Library.values()) {
        row(table, library, types, isFull);
      }
    }
    report.section(name(), table.text());
  }

  private static void row(MarkdownTable table, Library library, int types, boolean isFull)
      throws IOException, InterruptedException {
    String before = Integer.toString(isFull ? WARM_UP : 0);
    List<double[]> warm = Fork.run(library, types, before, isFull ? "5" : "1");
    int forks = isFull ? 3 : 1;
    double[] cold = cold(library, types, "process", forks);
    double without = Spread.of(cold(library, types, "none", forks)).median();
    for (int i = 0; i < cold.length; i++) {
      cold[i] -= without;
    }
    Spread total = perType(warm.stream().mapToDouble(line -> line[0]).toArray(), types);
    Spread within = perType(warm.stream().mapToDouble(line -> line[1]).toArray(), types);
    Spread coldTotal = perType(cold, types);
    Spread whole = perType(cold(library, types, "compile", forks), types);
    long lines = Compilation.process(library.sources(types), library.processors()).lines();
    table.row(
        types + " types, " + library.title(),
        number(total.median()) + " ms",
        number(total.min()) + " to " + number(total.max()),
        number(within.median()) + " ms",
        number(coldTotal.median()) + " ms",
        number(coldTotal.min()) + " to " + number(coldTotal.max()),
        number(whole.median()) + " ms",
        Long.toString(lines / types));
  }

  private static double[] cold(Library library, int types, String what, int forks)
      throws IOException, InterruptedException {
    double[] millis = new double[forks];
    for (int i = 0; i < forks; i++) {
      millis[i] = Fork.run(library, types, what).get(0)[0];
    }
    return millis;
  }

  private static Spread perType(double[] millis, int types) {
    double[] each = millis.clone();
    for (int i = 0; i < each.length; i++) {
      each[i] /= types;
    }
    return Spread.of(each);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
