package dev.singlet.benchmarks.start;

import dev.singlet.benchmarks.Jdk;
import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A program on a JDK with some options, and what its runs took in milliseconds. */
final class StartRun {

  private final List<String> command;
  private final List<Double> fromMain = new ArrayList<>();
  private final List<Double> processes = new ArrayList<>();

  StartRun(Jdk jdk, List<String> options, String classPath) {
    command = new ArrayList<>();
    command.add(jdk.java());
    command.addAll(options);
    command.addAll(List.of("-classpath", classPath, "dev.singlet.benchmarks.started.Start"));
  }

  /** Runs it once more. */
  void run() throws IOException, InterruptedException {
    long begin = System.nanoTime();
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    int status = process.waitFor();
    double took = (System.nanoTime() - begin) / 1e6;
    // The JVM has its say, too, when it makes an archive.
    Optional<String> nanos = output.lines().filter(line -> line.matches("\\d+")).findFirst();
    if (status != 0 || nanos.isEmpty()) {
      throw new IllegalStateException(String.join(" ", command) + " ended with:\n" + output);
    }
    fromMain.add(Long.parseLong(nanos.get()) / 1e6);
    processes.add(took);
  }

  /** From the start of the main method to the last item read. */
  Spread fromMain() {
    return spread(fromMain);
  }

  /** From the start of the process to its end. */
  Spread process() {
    return spread(processes);
  }

  private static Spread spread(List<Double> values) {
    return Spread.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
