package dev.singlet.benchmarks;

import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * The lines that several JVMs print. The first words of a line say what is measured, and the others
 * are figures.
 */
public final class ForkLines {

  private static final int FORKS = 3;

  private final Map<List<String>, List<List<String>>> forks = new LinkedHashMap<>();

  private ForkLines() {}

  /** Runs a main class in JVMs of its own, with the JDK that runs this program. */
  public static ForkLines of(Effort effort, Class<?> main, List<String> arguments, int names)
      throws IOException, InterruptedException {
    return of(effort, Jvm.HOME, main, arguments, names);
  }

  /** Runs a main class in JVMs of its own, in one only if it is just to be seen that it runs. */
  public static ForkLines of(
      Effort effort, Path jdk, Class<?> main, List<String> arguments, int names)
      throws IOException, InterruptedException {
    ForkLines all = new ForkLines();
    for (int fork = 0; fork < (effort == Effort.FULL ? FORKS : 1); fork++) {
      for (String line : Jvm.run(jdk, main, arguments)) {
        List<String> words = List.of(line.split(" ", -1));
        all.forks
            .computeIfAbsent(words.subList(0, names), name -> new ArrayList<>())
            .add(words.subList(names, words.size()));
      }
    }
    return all;
  }

  /** Gives what is measured, with its figures of all JVMs. */
  public void forEach(BiConsumer<List<String>, Figures> action) {
    forks.forEach((names, lines) -> action.accept(names, new Figures(lines)));
  }

  /** The figures of one thing, a line for each JVM. */
  public record Figures(List<List<String>> lines) {

    /** The spread of the figure in a column. */
    public Spread column(int index) {
      return Spread.of(
          lines.stream().mapToDouble(line -> Double.parseDouble(line.get(index))).toArray());
    }
  }
}
