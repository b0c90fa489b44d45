package dev.singlet.tools.run;

import java.util.function.Consumer;

/**
 * Tells what is being done once the work takes longer than a second, and what users should know of
 * its result. Quick work stays silent.
 */
public final class Progress {

  private static final long SECOND = 1_000_000_000L;

  private final Consumer<String> lines;
  private final Consumer<String> warnings;
  private final long start = System.nanoTime();

  /**
   * Makes one that begins to count.
   *
   * @param lines takes what is being done
   * @param warnings takes what users should know
   */
  public Progress(Consumer<String> lines, Consumer<String> warnings) {
    this.lines = lines;
    this.warnings = warnings;
  }

  void begins(String work) {
    if (System.nanoTime() - start > SECOND) {
      lines.accept(work + " ...");
    }
  }

  void notes(String line) {
    lines.accept(line);
  }

  void warns(String warning) {
    warnings.accept(warning);
  }
}
