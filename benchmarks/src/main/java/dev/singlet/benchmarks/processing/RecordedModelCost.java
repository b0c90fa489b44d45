package dev.singlet.benchmarks.processing;

import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.model.TableDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The main class of a JVM of its own. It compares the processor time of processing without and with
 * recorded models, in turns, each of them first in every other run. The time of a run differs by a
 * fifth, for many reasons; the processor time of its thread by much less. The arguments are a
 * number of types, of runs to warm up, and of runs. It prints the time with recorded models as a
 * part of that without, of each run.
 */
final class RecordedModelCost {

  private final List<Source> sources;
  private final String option;

  private RecordedModelCost(List<Source> sources, Path recorded) {
    this.sources = sources;
    this.option = "-Asinglet.recorded=" + recorded;
  }

  public static void main(String... arguments) throws IOException {
    List<Source> sources = ModelSources.of(Integer.parseInt(arguments[0]));
    Path recorded = Files.createTempDirectory("singlet-recorded");
    try {
      record(sources, recorded);
      RecordedModelCost cost = new RecordedModelCost(sources, recorded);
      for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
        cost.ratio(i);
      }
      for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
        System.out.println(cost.ratio(i));
      }
    } finally {
      try (Stream<Path> files = Files.walk(recorded)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private static void record(List<Source> sources, Path recorded) throws IOException {
    List<String> names = new ArrayList<>();
    for (TableDescriptor table :
        Compilation.process(sources, Library.SINGLET.processors()).tables()) {
      names.add(table.java());
      RecordedFolder simple = RecordedFolder.of(recorded, table.java(), names::contains);
      simple.record(table);
    }
  }

  private double ratio(int run) throws IOException {
    if (run % 2 == 0) {
      double without = nanos();
      return nanos(option) / without;
    }
    double with = nanos(option);
    return with / nanos();
  }

  private double nanos(String... options) throws IOException {
    return Compilation.process(sources, Library.SINGLET.processors(), options).worked();
  }
}
