package dev.singlet.tables;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkClientException;

/** Waits for one change, with pauses that grow from 50 ms to 5 s, up to a limit. */
final class Waiting {

  private static final Duration FIRST_PAUSE = Duration.ofMillis(50);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

  private final Patience patience;
  private final long began = System.nanoTime();
  private Duration pause = FIRST_PAUSE;

  Waiting(Patience patience) {
    this.patience = patience;
  }

  /**
   * Waits a little.
   *
   * @param state the state that must end, without a full stop
   * @throws SdkClientException if the limit is reached
   */
  void pause(String state) {
    Duration waited = Duration.ofNanos(System.nanoTime() - began);
    Duration left = patience.timeout().minus(waited);
    if (left.isNegative() || left.isZero()) {
      throw SdkClientException.create(
          state
              + ", after waiting for "
              + shown(patience.timeout())
              + ". DynamoDB continues. Call the same method again to continue to wait, or wait"
              + " longer by withTimeout.");
    }
    patience.progress().accept(state + ", after " + shown(waited) + ".");
    sleep(pause.compareTo(left) < 0 ? pause : left);
    Duration longer = pause.multipliedBy(2);
    pause = longer.compareTo(LONGEST_PAUSE) < 0 ? longer : LONGEST_PAUSE;
  }

  private static String shown(Duration duration) {
    return duration.toSeconds() + " s";
  }

  private static void sleep(Duration duration) {
    try {
      TimeUnit.NANOSECONDS.sleep(duration.toNanos());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw AbortedException.create("Interrupted while waiting for a table.", interrupted);
    }
  }
}
