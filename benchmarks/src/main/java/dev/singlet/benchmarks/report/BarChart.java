package dev.singlet.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Groups of horizontal bars as SVG. Its colours show on light and dark pages, and its text takes
 * the page's scheme.
 */
public final class BarChart {

  private static final List<String> COLORS =
      List.of("#2f81f7", "#8b949e", "#d29922", "#a371f7", "#3fb950", "#f778ba");
  private static final int WIDTH = 760;
  private static final int LABELS = 190;
  private static final int BAR = 16;

  private final String title;
  private final List<String> series;
  private final double end;
  private final List<Group> groups = new ArrayList<>();

  private record Group(String label, List<Double> values) {}

  /** A chart of the named series, which are bars of each group. */
  public BarChart(String title, List<String> series) {
    this(title, series, Double.POSITIVE_INFINITY);
  }

  /** A chart in which bars end at a value, so that one that is far beyond does not flatten all. */
  public BarChart(String title, List<String> series, double end) {
    if (series.size() > COLORS.size()) {
      throw new IllegalArgumentException("A chart has at most " + COLORS.size() + " series.");
    }
    this.title = title;
    this.series = List.copyOf(series);
    this.end = end;
  }

  /** Adds a group: a value for each series, NaN for one that has none. */
  public void group(String label, List<Double> values) {
    if (values.size() != series.size()) {
      throw new IllegalArgumentException(
          label + " has " + values.size() + " values for " + series.size() + " series.");
    }
    groups.add(new Group(label, List.copyOf(values)));
  }

  /** The chart's text. */
  public String svg() {
    double longest =
        groups.stream()
            .flatMap(group -> group.values().stream())
            .filter(value -> !value.isNaN())
            .mapToDouble(value -> Math.min(value, end))
            .max()
            .orElse(1);
    StringBuilder body = new StringBuilder();
    int y = 30;
    text(body, 8, 20, "title", title);
    int x = 8;
    for (int i = 0; i < series.size(); i++) {
      y = x == 8 && i > 0 ? y + 20 : y;
      rect(body, x, y + 4, 12, i);
      text(body, x + 18, y + 14, "text", series.get(i));
      x = x + 150 > WIDTH - 150 ? 8 : x + 150;
    }
    y += 32;
    for (Group group : groups) {
      text(body, 8, y + 12, "text", group.label());
      for (int i = 0; i < series.size(); i++) {
        double value = group.values().get(i);
        if (Double.isNaN(value)) {
          continue;
        }
        double length = Math.min(value, end) / longest * (WIDTH - LABELS - 60);
        rect(body, LABELS, y, length, i);
        text(body, LABELS + (int) length + 6, y + 12, "text", number(value));
        y += BAR + 2;
      }
      y += 10;
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s">
        <style>
        text { font: 12px sans-serif; fill: #24292f; }
        .title { font-weight: bold; }
        @media (prefers-color-scheme: dark) { text { fill: #d0d7de; } }
        </style>
        %s</svg>
        """
        .formatted(WIDTH, y, escape(title), body);
  }

  private static void rect(StringBuilder body, int x, int y, double width, int color) {
    body.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
            x,
            y,
            width,
            BAR - 2,
            COLORS.get(color)));
  }

  private static void text(StringBuilder body, int x, int y, String kind, String text) {
    body.append(
        "<text x=\"%d\" y=\"%d\" class=\"%s\">%s</text>\n".formatted(x, y, kind, escape(text)));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%,.0f", value);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
