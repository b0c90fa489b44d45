package dev.singlet.benchmarks.start;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The time of a fresh JVM to the first items written and read. */
public final class StartPart implements Part {

  private static final List<Integer> TYPES = List.of(1, 20);

  @Override
  public String name() {
    return "start";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    Path folder = Files.createTempDirectory("singlet-start");
    try {
      List<StartGroup> groups = groups(folder);
      // One after the other, so that whatever else the machine does falls on all of them.
      for (int i = 0; i < (effort == Effort.FULL ? 15 : 1); i++) {
        for (StartGroup group : groups) {
          group.run();
        }
      }
      report.section(name(), Environment.text() + "\n\n" + StartGroup.table(groups));
      report.chart(name(), StartGroup.chart(groups));
    } finally {
      delete(folder);
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
      for (Jdk jdk : jdks()) {
        groups.add(StartGroup.plain(jdk, types, classPaths));
        groups.add(StartGroup.archived(jdk, types, classPaths, folder));
      }
    }
    return groups;
  }

  private static List<Jdk> jdks() throws IOException {
    List<Jdk> jdks = new ArrayList<>();
    jdks.add(Jdk.at(Path.of(System.getProperty("java.home"))));
    for (String home : System.getProperty("measure.jdks", "").split(",", -1)) {
      if (!home.isBlank()) {
        jdks.add(Jdk.at(Path.of(home.strip())));
      }
    }
    return jdks;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(file);
      }
    }
  }
}
