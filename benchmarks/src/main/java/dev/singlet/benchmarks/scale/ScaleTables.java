package dev.singlet.benchmarks.scale;

import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Spread;
import dev.singlet.benchmarks.start.StartVariant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** The tables of a model of so many entities. */
record ScaleTables(int entities) {

  /** The compilations, and what came out of them. */
  String ofCode(ScaleBuild build, Map<ScaleCode, List<Double>> compiled) throws IOException {
    MarkdownTable table =
        new MarkdownTable(
            "",
            "compilation",
            "of forks",
            "/ enhanced",
            "classes",
            "class files",
            "an entity",
            "/ enhanced",
            "jar",
            "/ enhanced");
    Spread beans = spread(compiled, ScaleCode.ENHANCED);
    double beanBytes = (double) build.classFiles(ScaleCode.ENHANCED).total();
    double beanJar = (double) build.jarBytes(ScaleCode.ENHANCED);
    for (ScaleCode code : ScaleCode.values()) {
      Spread millis = spread(compiled, code);
      ClassFiles files = build.classFiles(code);
      double jar = (double) build.jarBytes(code);
      table.row(
          code.title(),
          number(millis.median() / 1000) + " s",
          number(millis.min() / 1000) + " to " + number(millis.max() / 1000),
          ratio(millis.median(), beans.median()),
          Integer.toString(files.count()),
          kilobytes((double) files.total()),
          kilobytes((double) files.total() / entities),
          ratio((double) files.total(), beanBytes),
          kilobytes(jar),
          ratio(jar, beanJar));
    }
    return table.text();
  }

  private static Spread spread(Map<ScaleCode, List<Double>> compiled, ScaleCode code) {
    List<Double> millis = Objects.requireNonNull(compiled.get(code), code::title);
    return Spread.of(millis.stream().mapToDouble(Double::doubleValue).toArray());
  }

  /** The metaspace and the classes of programs that have called some of the entities. */
  String ofClasses(List<ScaleRuns> groups, List<Integer> sizes) {
    int last = sizes.get(sizes.size() - 1);
    int before = sizes.get(sizes.size() - 2);
    List<String> headings = new ArrayList<>(List.of(""));
    for (int size : sizes) {
      headings.add("metaspace, " + entities(size));
    }
    headings.addAll(List.of("an entity", "/ enhanced"));
    for (int size : sizes) {
      headings.add("classes, " + entities(size));
    }
    headings.addAll(List.of("an entity", "/ enhanced"));
    MarkdownTable table = new MarkdownTable(headings.toArray(new String[0]));
    for (ScaleRuns group : groups) {
      ScaleRuns enhanced = enhanced(groups, group);
      List<String> cells = new ArrayList<>(List.of(title(group)));
      for (int size : sizes) {
        cells.add(kilobytes(group.metaspace(size).median()));
      }
      double bytes = more(group, ScaleRuns::metaspace, before, last);
      cells.add(kilobytes(bytes));
      cells.add(ratio(bytes, more(enhanced, ScaleRuns::metaspace, before, last)));
      for (int size : sizes) {
        cells.add(String.format(Locale.ROOT, "%,.0f", group.classes(size).median()));
      }
      double classes = more(group, ScaleRuns::classes, before, last);
      cells.add(number(classes));
      cells.add(ratio(classes, more(enhanced, ScaleRuns::classes, before, last)));
      table.row(cells.toArray(new String[0]));
    }
    return table.text();
  }

  private interface BySize {
    Spread of(ScaleRuns runs, int entities);
  }

  /** The part of each entity in what a program has more after the last one than before. */
  private static double more(ScaleRuns runs, BySize figure, int before, int last) {
    return (figure.of(runs, last).median() - figure.of(runs, before).median()) / (last - before);
  }

  /** The times of the first calls of entities. */
  String ofCalls(List<ScaleRuns> groups) {
    MarkdownTable table =
        new MarkdownTable(
            "",
            "calls of the first entity",
            "of runs",
            "/ by hand",
            "/ enhanced",
            "of each other entity",
            "of runs",
            "/ by hand",
            "/ enhanced");
    for (ScaleRuns group : groups) {
      List<String> cells = new ArrayList<>(List.of(title(group)));
      times(cells, groups, group, ScaleRuns::firstCalls);
      times(cells, groups, group, ScaleRuns::otherCalls);
      table.row(cells.toArray(new String[0]));
    }
    return table.text();
  }

  private static void times(
      List<String> cells,
      List<ScaleRuns> groups,
      ScaleRuns group,
      Function<ScaleRuns, Spread> figure) {
    Spread millis = figure.apply(group);
    cells.add(number(millis.median()) + " ms");
    cells.add(number(millis.min()) + " to " + number(millis.max()));
    for (StartVariant base : List.of(StartVariant.HAND_WRITTEN, StartVariant.ENHANCED)) {
      cells.add(ratio(millis.median(), figure.apply(peer(groups, group, base)).median()));
    }
  }

  private static ScaleRuns enhanced(List<ScaleRuns> groups, ScaleRuns group) {
    return peer(groups, group, StartVariant.ENHANCED);
  }

  /** The runs of another variant on the same JDK. */
  private static ScaleRuns peer(List<ScaleRuns> groups, ScaleRuns group, StartVariant variant) {
    return groups.stream()
        .filter(each -> each.jdk().equals(group.jdk()) && each.variant() == variant)
        .findFirst()
        .orElseThrow();
  }

  private static String title(ScaleRuns group) {
    return "Java " + group.jdk().feature() + ", " + group.variant().title();
  }

  private static String entities(int size) {
    return size == 1 ? "1 entity" : size + " entities";
  }

  private static String kilobytes(double bytes) {
    return number(bytes / 1000) + " KB";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f", value);
  }

  private static String ratio(double value, double base) {
    return String.format(Locale.ROOT, "%.2f", value / base);
  }
}
