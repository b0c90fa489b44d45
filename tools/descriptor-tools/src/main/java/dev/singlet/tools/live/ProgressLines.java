package dev.singlet.tools.live;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Tells of a progress in lines, but not of each step.
 *
 * @param <P> the progress
 */
final class ProgressLines<P> implements Consumer<P> {

  private final Duration between;
  private final Function<P, String> text;
  private final Consumer<String> lines;
  private long last = System.nanoTime();

  /**
   * Begins to wait for the first line.
   *
   * @param between the time between two lines at least
   * @param text makes a line
   * @param lines takes the lines
   */
  ProgressLines(Duration between, Function<P, String> text, Consumer<String> lines) {
    this.between = between;
    this.text = text;
    this.lines = lines;
  }

  @Override
  public void accept(P progress) {
    if (System.nanoTime() - last > between.toNanos()) {
      last = System.nanoTime();
      lines.accept(text.apply(progress));
    }
  }
}
