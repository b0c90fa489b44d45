package dev.singlet.benchmarks.start;

import dev.singlet.benchmarks.Jdk;
import dev.singlet.benchmarks.report.BarChart;
import dev.singlet.benchmarks.report.MarkdownTable;
import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The runs of all variants under the same conditions. */
record StartGroup(String title, Map<StartVariant, StartRun> runs) {

  /** Runs of a JVM without options, on the class path of each variant. */
  static StartGroup plain(Jdk jdk, int types, Map<StartVariant, String> classPaths) {
    Map<StartVariant, StartRun> runs = new EnumMap<>(StartVariant.class);
    classPaths.forEach((variant, path) -> runs.put(variant, new StartRun(jdk, List.of(), path)));
    return new StartGroup(title(jdk, types, "plain"), runs);
  }

  /** Runs with an archive of classes, which is made here, by one run of each variant. */
  static StartGroup archived(Jdk jdk, int types, Map<StartVariant, String> classPaths, Path folder)
      throws IOException, InterruptedException {
    Map<StartVariant, StartRun> runs = new EnumMap<>(StartVariant.class);
    for (Map.Entry<StartVariant, String> entry : classPaths.entrySet()) {
      String name = "%s-%d-%d.archive".formatted(entry.getKey(), types, jdk.feature());
      Path archive = folder.resolve(name);
      new StartRun(jdk, jdk.making(archive), entry.getValue()).run();
      runs.put(entry.getKey(), new StartRun(jdk, jdk.using(archive), entry.getValue()));
    }
    return new StartGroup(title(jdk, types, jdk.archiveName()), runs);
  }

  private static String title(Jdk jdk, int types, String mode) {
    return "Java %d, %s, %d type%s".formatted(jdk.feature(), mode, types, types == 1 ? "" : "s");
  }

  /** Runs each variant once more. */
  void run() throws IOException, InterruptedException {
    for (StartRun run : runs.values()) {
      run.run();
    }
  }

  /** A row for each group and variant. */
  static String table(List<StartGroup> groups) {
    MarkdownTable table =
        new MarkdownTable(
            "",
            "from main",
            "of runs",
            "/ by hand",
            "/ enhanced",
            "process",
            "/ by hand",
            "/ enhanced");
    for (StartGroup group : groups) {
      for (StartVariant variant : StartVariant.values()) {
        group.row(table, variant);
      }
    }
    return table.text();
  }

  private void row(MarkdownTable table, StartVariant variant) {
    Spread main = run(variant).fromMain();
    Spread process = run(variant).process();
    table.row(
        title + ", " + variant.title(),
        millis(main.median()) + " ms",
        millis(main.min()) + " to " + millis(main.max()),
        ratio(main, run(StartVariant.HAND_WRITTEN).fromMain()),
        ratio(main, run(StartVariant.ENHANCED).fromMain()),
        millis(process.median()) + " ms",
        ratio(process, run(StartVariant.HAND_WRITTEN).process()),
        ratio(process, run(StartVariant.ENHANCED).process()));
  }

  private StartRun run(StartVariant variant) {
    return Objects.requireNonNull(runs.get(variant), variant::title);
  }

  /** The milliseconds from the main method on. */
  static BarChart chart(List<StartGroup> groups) {
    BarChart chart =
        new BarChart(
            "Cold start: milliseconds from main to the first items",
            Stream.of(StartVariant.values()).map(StartVariant::title).toList());
    for (StartGroup group : groups) {
      chart.group(
          group.title(),
          group.runs().values().stream().map(run -> run.fromMain().median()).toList());
    }
    return chart;
  }

  private static String millis(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }

  private static String ratio(Spread value, Spread base) {
    return String.format(Locale.ROOT, "%.2f", value.median() / base.median());
  }
}
