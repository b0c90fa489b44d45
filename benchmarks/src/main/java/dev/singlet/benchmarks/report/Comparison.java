package dev.singlet.benchmarks.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Figures of variants beside those of code written by hand and of the enhanced client.
 *
 * @param variants the title of each variant by its constant's name
 * @param operations the title of each operation by its method's name
 */
public record Comparison(
    Map<String, String> variants, Map<String, String> operations, Figures figures) {

  private static final String BASE = "HAND_WRITTEN";

  /** The end of bars, as a multiple of the base. */
  private static final double LONGEST = 3;

  /** A row for each operation and variant. */
  public String table() {
    MarkdownTable table =
        new MarkdownTable(
            "",
            "time",
            "of forks",
            "/ by hand",
            "/ enhanced",
            "allocated",
            "/ by hand",
            "/ enhanced");
    operations.forEach(
        (operation, title) -> {
          for (String variant : variants.keySet()) {
            row(table, operation, title, variant);
          }
        });
    return Environment.text() + "\n\n" + table.text();
  }

  private void row(MarkdownTable table, String operation, String title, String variant) {
    Figure figure = figures.get(operation, variant);
    if (figure == null) {
      return;
    }
    table.row(
        title + ", " + variants.get(variant),
        micros(figure.micros().median()) + " µs",
        micros(figure.micros().min()) + " to " + micros(figure.micros().max()),
        ratio(figure, operation, BASE, f -> f.micros().median()),
        ratio(figure, operation, "ENHANCED", f -> f.micros().median()),
        bytes(figure.bytes().median()),
        ratio(figure, operation, BASE, f -> f.bytes().median()),
        ratio(figure, operation, "ENHANCED", f -> f.bytes().median()));
  }

  /** The ratio to the best of the variants whose names begin so. */
  private String ratio(
      Figure figure, String operation, String peers, ToDoubleFunction<Figure> value) {
    double best = Double.NaN;
    for (String variant : variants.keySet()) {
      Figure peer = figures.get(operation, variant);
      if (peer != null && variant.startsWith(peers)) {
        double candidate = value.applyAsDouble(peer);
        best = Double.isNaN(best) ? candidate : Math.min(best, candidate);
      }
    }
    return Double.isNaN(best)
        ? ""
        : String.format(Locale.ROOT, "%.2f", value.applyAsDouble(figure) / best);
  }

  /** The times as multiples of those by hand. */
  public BarChart chart(String title) {
    List<String> titles = List.copyOf(variants.values());
    BarChart chart = new BarChart(title, titles, LONGEST);
    operations.forEach(
        (operation, label) ->
            chart.group(
                label,
                variants.keySet().stream().map(variant -> relative(operation, variant)).toList()));
    return chart;
  }

  private double relative(String operation, String variant) {
    Figure figure = figures.get(operation, variant);
    Figure base = figures.get(operation, BASE);
    return figure == null || base == null
        ? Double.NaN
        : figure.micros().median() / base.micros().median();
  }

  private static String micros(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
  }

  private static String bytes(double value) {
    return String.format(Locale.ROOT, value < 10_000 ? "%.2f KB" : "%.0f KB", value / 1000);
  }
}
