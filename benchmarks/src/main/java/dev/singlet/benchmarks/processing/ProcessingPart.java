package dev.singlet.benchmarks.processing;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.BarChart;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** The cost of the annotation processor for each type, cold and warm. */
public final class ProcessingPart implements Part {

  /** The end of bars: beside the first types in a cold JVM, all others would be short. */
  private static final double LONGEST = 100;

  @Override
  public String name() {
    return "processing";
  }

  /**
   * A number of types to measure.
   *
   * @param types how many they are
   * @param runs how many runs of a warm JVM give its median
   */
  private record Size(int types, int runs) {}

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    List<ProcessingCost> costs =
        effort == Effort.FULL
            ? measured(List.of(new Size(10, 9), new Size(100, 5), new Size(500, 3)), 30, 3)
            : measured(List.of(new Size(10, 1)), 0, 1);
    report.section(name(), Environment.text() + "\n\n" + table(costs));
    report.chart(name(), chart(costs));
  }

  /** Libraries take turns, so that whatever else the machine does falls on all of them. */
  private static List<ProcessingCost> measured(List<Size> sizes, int warmUps, int forks)
      throws IOException, InterruptedException {
    List<ProcessingCost> costs = new ArrayList<>();
    List<Integer> warm = new ArrayList<>(List.of(warmUps));
    for (Size size : sizes) {
      warm.addAll(List.of(size.types(), size.runs()));
      for (Library library : Library.values()) {
        costs.add(new ProcessingCost(library, size.types()));
      }
    }
    for (int fork = 0; fork < forks; fork++) {
      for (Library library : Library.values()) {
        List<double[]> printed = Fork.run(library, "warm", warm);
        costs.stream()
            .filter(cost -> cost.library() == library)
            .forEach(cost -> cost.addWarm(printed));
      }
      for (ProcessingCost cost : costs) {
        cost.addCold();
      }
    }
    return costs;
  }

  private static String table(List<ProcessingCost> costs) {
    MarkdownTable table =
        new MarkdownTable(
            "",
            "warm",
            "of forks",
            "within the processor",
            "of forks",
            "cold",
            "of forks",
            "whole compilation, cold",
            "of forks",
            "generated lines");
    for (ProcessingCost cost : costs) {
      table.row(
          cost.types() + " types, " + cost.library().title(),
          median(cost.warm()),
          range(cost.warm()),
          median(cost.within()),
          range(cost.within()),
          median(cost.cold()),
          range(cost.cold()),
          cost.isCompiled() ? median(cost.whole()) : "",
          cost.isCompiled() ? range(cost.whole()) : "",
          Long.toString(cost.lines()));
    }
    return table.text();
  }

  private static String median(Spread spread) {
    return number(spread.median()) + " ms";
  }

  private static String range(Spread spread) {
    return number(spread.min()) + " to " + number(spread.max());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static BarChart chart(List<ProcessingCost> costs) {
    List<String> libraries = Stream.of(Library.values()).map(Library::title).toList();
    BarChart chart =
        new BarChart("Annotation processing: milliseconds for each type", libraries, LONGEST);
    List<Integer> sizes = costs.stream().map(ProcessingCost::types).distinct().toList();
    for (int types : sizes) {
      List<ProcessingCost> ofSize = costs.stream().filter(cost -> cost.types() == types).toList();
      chart.group("warm, " + types + " types", medians(ofSize, ProcessingCost::warm));
      chart.group("cold, " + types + " types", medians(ofSize, ProcessingCost::cold));
    }
    return chart;
  }

  private static List<Double> medians(
      List<ProcessingCost> costs, Function<ProcessingCost, Spread> figure) {
    return costs.stream().map(cost -> figure.apply(cost).median()).toList();
  }
}
