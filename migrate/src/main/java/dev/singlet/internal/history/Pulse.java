package dev.singlet.internal.history;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The passing of time, as a program sees it. */
public interface Pulse {

  /** The time of the system. */
  Pulse SYSTEM =
      new Pulse() {
        @Override
        public long nanoTime() {
          return System.nanoTime();
        }

        @Override
        public void sleep(Duration time) {
          try {
            Thread.sleep(time.toMillis());
          } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while another program migrates.");
          }
        }

        @Override
        public Runnable every(Duration time, Runnable beat) {
          ScheduledExecutorService timer =
              Executors.newSingleThreadScheduledExecutor(
                  work -> {
                    Thread thread = new Thread(work, "singlet-migration-lock");
                    thread.setDaemon(true);
                    return thread;
                  });
          long millis = time.toMillis();
          Future<?> unused =
              timer.scheduleWithFixedDelay(beat, millis, millis, TimeUnit.MILLISECONDS);
          return timer::shutdownNow;
        }
      };

  /** Returns a time in nanoseconds that only grows, and that no other program shares. */
  long nanoTime();

  /** Waits. */
  void sleep(Duration time);

  /**
   * Does something again and again, on a thread of its own.
   *
   * @return ends it
   */
  Runnable every(Duration time, Runnable beat);
}
