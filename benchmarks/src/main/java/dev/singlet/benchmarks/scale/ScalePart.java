package dev.singlet.benchmarks.scale;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jdk;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.TemporaryFolder;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.start.StartVariant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A large model in one table: its compilation, its classes, and the first calls of its entities.
 */
public final class ScalePart implements Part {

  @Override
  public String name() {
    return "scale";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create("singlet-scale")) {
      if (effort == Effort.FULL) {
        measure(new ScaleBuild(folder.path(), 200), List.of(1, 20, 200), 3, 9, report);
      } else {
        measure(new ScaleBuild(folder.path(), 3), List.of(1, 2, 3), 1, 1, report);
      }
    }
  }

  /** Variants take turns, so that whatever else the machine does falls on all of them. */
  private void measure(
      ScaleBuild build, List<Integer> sizes, int compilations, int runs, Report report)
      throws Exception {
    Map<ScaleCode, List<Double>> compiled = new EnumMap<>(ScaleCode.class);
    for (int i = 0; i < compilations; i++) {
      for (ScaleCode code : ScaleCode.values()) {
        compiled.computeIfAbsent(code, each -> new ArrayList<>()).add(build.compile(code));
      }
    }
    List<ScaleRuns> groups = new ArrayList<>();
    for (StartVariant variant : StartVariant.values()) {
      ScaleProgram program = build.program(variant);
      for (Jdk jdk : Jdk.measured()) {
        groups.add(new ScaleRuns(program, jdk));
      }
    }
    groups.sort((a, b) -> Integer.compare(a.jdk().feature(), b.jdk().feature()));
    for (int i = 0; i < runs; i++) {
      for (ScaleRuns group : groups) {
        group.run();
      }
    }
    ScaleTables tables = new ScaleTables(build.entities());
    report.section(
        name(),
        String.join(
            "\n",
            Environment.text() + "\n",
            tables.ofCode(build, compiled),
            tables.ofClasses(groups, sizes),
            tables.ofCalls(groups)));
  }
}
