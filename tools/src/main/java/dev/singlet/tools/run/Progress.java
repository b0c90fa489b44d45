package dev.singlet.tools.run;

import java.util.function.Consumer;

/**
 * Tells what is being done once the work takes longer than a second, and what users should know of
 * its result. Quick work stays silent.
 */
public final class Progress {

  private static final long SECOND = 1_000_000_000L;

  private final Consumer<String> lines;
  private final long start = System.nanoTime();

  /**
   * Makes one that begins to count.
   *
   * @param lines takes the lines
   */
  public Progress(Consumer<String> lines) {
    this.lines = lines;
  }

  void begins(String work) {
    if (System.nanoTime() - start > SECOND) {
      lines.accept(work + " ...");
    }
  }

  void warns(String warning) {
    lines.accept("Warning: " + warning);
  }
}
