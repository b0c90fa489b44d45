package dev.singlet.benchmarks.start;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jdk;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.TemporaryFolder;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.Report;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The time of a fresh JVM to the first items written and read. */
public final class StartPart implements Part {

  private static final List<Integer> TYPES = List.of(1, 20);

  @Override
  public String name() {
    return "start";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create("singlet-start")) {
      List<StartGroup> groups = groups(folder.path());
      // One after the other, so that whatever else the machine does falls on all of them.
      for (int i = 0; i < (effort == Effort.FULL ? 15 : 1); i++) {
        for (StartGroup group : groups) {
          group.run();
        }
      }
      report.section(name(), Environment.text() + "\n\n" + StartGroup.table(groups));
      report.chart(name(), StartGroup.chart(groups));
    }
  }

  private static List<StartGroup> groups(Path folder) throws Exception {
    StartBuild build =
        new StartBuild(Path.of(System.getProperty("measure.sources", "src/main/java")), folder);
    List<StartGroup> groups = new ArrayList<>();
    for (int types : TYPES) {
      Map<StartVariant, String> classPaths = new EnumMap<>(StartVariant.class);
      for (StartVariant variant : StartVariant.values()) {
        classPaths.put(variant, build.build(variant, types));
      }
      for (Jdk jdk : Jdk.measured()) {
        groups.add(StartGroup.plain(jdk, types, classPaths));
        groups.add(StartGroup.archived(jdk, types, classPaths, folder));
      }
    }
    return groups;
  }
}
