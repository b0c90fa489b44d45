package dev.singlet.benchmarks;

import dev.singlet.benchmarks.call.CallPart;
import dev.singlet.benchmarks.call.KeyCheckPart;
import dev.singlet.benchmarks.call.RequestPart;
import dev.singlet.benchmarks.call.ThroughputPart;
import dev.singlet.benchmarks.jmh.MappingPart;
import dev.singlet.benchmarks.longrun.LongRunPart;
import dev.singlet.benchmarks.processing.ChangePart;
import dev.singlet.benchmarks.processing.ProcessingPart;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.benchmarks.scale.ScalePart;
import dev.singlet.benchmarks.start.StartPart;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures, and writes tables and charts into the documentation. The arguments choose parts; none
 * chooses all. The word {@code short} measures just long enough to see that it runs, and leaves the
 * documentation alone.
 */
public final class Measure {

  static final List<Part> PARTS =
      Stream.concat(
              Stream.of(
                  new MappingPart(),
                  new CallPart(),
                  new ThroughputPart(),
                  new RequestPart(),
                  new KeyCheckPart(),
                  new StartPart(),
                  new ProcessingPart(),
                  new ChangePart(),
                  new ScalePart()),
              LongRunPart.all().stream())
          .toList();

  private Measure() {}

  public static void main(String... arguments) throws Exception {
    List<String> words =
        Arrays.stream(arguments)
            .flatMap(argument -> Arrays.stream(argument.split("[, ]+")))
            .filter(word -> !word.isEmpty())
            .toList();
    List<String> names = PARTS.stream().map(Part::name).toList();
    List<String> chosen = words.stream().filter(word -> !word.equals("short")).toList();
    for (String word : chosen) {
      if (!names.contains(word)) {
        throw new IllegalArgumentException(
            "There is no part " + word + ". The parts are " + String.join(", ", names) + ".");
      }
    }
    Effort effort = words.contains("short") ? Effort.SHORT : Effort.FULL;
    Report published = new Report(Path.of(System.getProperty("measure.docs", "docs")));
    Report report = effort == Effort.FULL ? published : published.draft();
    for (Part part : PARTS) {
      if (chosen.isEmpty() || chosen.contains(part.name())) {
        part.measure(effort, report);
      }
    }
  }
}
