package dev.singlet.internal.history;

import dev.singlet.history.MigrationException;
import dev.singlet.internal.history.HistoryItem.Lock;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The lock on the history. It needs no clock that programs share: whoever wants it reads it twice.
 * If it is unchanged after its lease, by the time of the reader alone, its program has ended or is
 * paused, and the reader takes it. All writes of the history have the condition that the lock is
 * their writer's. So a paused program that wakes up changes nothing there.
 */
public final class HeldLock implements AutoCloseable {

  /** The program says that it works four times in each lease. */
  private static final int BEATS = 4;

  private final HistoryItem item;
  private final Lock own;
  private final Pulse pulse;
  private final Duration lease;
  private final Runnable end;
  private long beat;
  private long lastBeat;
  private volatile boolean isLost;

  private HeldLock(HistoryItem item, Lock own, Pulse pulse, Duration lease, long taken) {
    this.item = item;
    this.own = own;
    this.pulse = pulse;
    this.lease = lease;
    this.lastBeat = taken;
    this.end = pulse.every(lease.dividedBy(BEATS), this::beatQuietly);
  }

  /**
   * Takes the lock. It shows within a lease whether the program that has it still works.
   *
   * @param by the program
   * @param waits true to wait as long as the other program works; false to give up
   * @return null if it gave up
   */
  public static @Nullable HeldLock take(
      HistoryItem item, String by, Pulse pulse, Duration lease, boolean waits) {
    Lock own = new Lock(UUID.randomUUID().toString(), by, 0);
    Lock seen = null;
    long since = 0;
    while (true) {
      long now = pulse.nanoTime();
      Lock present = item.read().lock();
      boolean isSame = present != null && present.equals(seen);
      boolean isLeft = isSame && now - since >= lease.toNanos();
      if ((present == null || isLeft) && item.take(own, present)) {
        return new HeldLock(item, own, pulse, lease, now);
      }
      if (present != null) {
        if (!isSame && seen != null && !waits) {
          return null;
        }
        if (!isSame) {
          seen = present;
          since = pulse.nanoTime();
        }
        pulse.sleep(lease.dividedBy(BEATS));
      }
    }
  }

  private void beatQuietly() {
    try {
      beat();
    } catch (RuntimeException failed) {
      // The next beat, or the next write of the history, tells whether the lock is lost.
    }
  }

  private synchronized void beat() {
    if (isLost) {
      return;
    }
    long now = pulse.nanoTime();
    beat++; // A beat without an answer may have been made, and the next one must differ from it.
    if (item.beat(own, beat)) {
      lastBeat = now;
    } else {
      isLost = true;
    }
  }

  private synchronized boolean isFresh() {
    return pulse.nanoTime() - lastBeat < lease.dividedBy(2).toNanos();
  }

  /**
   * Makes sure that the lock is still this program's.
   *
   * @throws MigrationException if another program has it
   */
  public void check() {
    if (!isLost && !isFresh()) {
      beat();
    }
    require(!isLost);
  }

  private void require(boolean isOwn) {
    if (!isOwn) {
      isLost = true;
      throw new MigrationException(
          "Another program has taken the migrations over, because this one was silent for longer"
              + " than the lease of "
              + lease.toSeconds()
              + " s. It goes on where this one stood.",
          null,
          null);
    }
  }

  /** Stores a step. */
  public void write(String id, StoredStep step) {
    require(item.write(own, id, step));
  }

  /** Keeps the place of a step, and what it has counted so far. */
  void place(String id, StoredStep counted, String at) {
    require(item.place(own, id, counted, at));
  }

  /** Gives the lock up. */
  @Override
  public void close() {
    end.run();
    try {
      if (!isLost) {
        item.release(own);
      }
    } catch (RuntimeException failed) {
      // All that was done is stored. The next program takes the lock over after the lease.
    }
  }
}
