package dev.singlet.migrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Lets threads act one at a time, in an order that a seed decides, in a time of its own. A thread
 * that is to act can be paused, or end, at any of its requests.
 */
final class Stage {

  private static final ThreadLocal<Actor> CURRENT = new ThreadLocal<>();

  private final Random random;
  private final List<Actor> actors = new ArrayList<>();

  private final double paused;
  private final long longestPause;
  private long time;
  private int acting;

  /** A thread, and the time at which it acts next. */
  private static final class Actor {
    private long wake;
    private boolean isWaiting = true;
    private boolean isKilled;
  }

  /** The end of a program. */
  static final class Killed extends Error {
    private static final long serialVersionUID = 1L;
  }

  Stage(Random random, double paused, long longestPause) {
    this.random = random;
    this.paused = paused;
    this.longestPause = longestPause;
  }

  synchronized long time() {
    return time;
  }

  synchronized long upTo(long nanos) {
    return (long) (random.nextDouble() * nanos);
  }

  synchronized boolean isOnceIn(int times) {
    return random.nextInt(times) == 0;
  }

  /** Starts a thread, which waits for its turn. */
  void enter(Runnable work) {
    Actor actor = new Actor();
    synchronized (this) {
      actor.wake = time;
      actors.add(actor);
    }
    Thread thread =
        new Thread(
            () -> {
              CURRENT.set(actor);
              try {
                await(actor);
                work.run();
              } catch (Killed end) {
                // The program has ended.
              } finally {
                leave(actor);
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  private synchronized void leave(Actor actor) {
    actors.remove(actor);
    acting--;
    notifyAll();
  }

  private synchronized void await(Actor actor) {
    while (actor.isWaiting) {
      try {
        wait();
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }
    if (actor.isKilled) {
      throw new Killed();
    }
  }

  /** Gives the turn to another thread, for some time at least. */
  void pass(long nanos) {
    Actor actor = CURRENT.get();
    synchronized (this) {
      if (actor.isKilled) {
        throw new Killed();
      }
      actor.wake = time + nanos;
      actor.isWaiting = true;
      acting--;
      notifyAll();
    }
    await(actor);
  }

  /** Ends the program of this thread: nothing that it does after that has an effect. */
  void kill() {
    CURRENT.get().isKilled = true;
    throw new Killed();
  }

  /** Gives turns until no thread is left. */
  synchronized void run() {
    while (true) {
      while (acting > 0) {
        try {
          wait();
        } catch (InterruptedException interrupted) {
          throw new IllegalStateException(interrupted);
        }
      }
      if (actors.isEmpty()) {
        return;
      }
      long first = actors.stream().mapToLong(actor -> actor.wake).min().orElseThrow();
      time = Math.max(time, first);
      List<Actor> ready = actors.stream().filter(actor -> actor.wake <= time).toList();
      Actor next = ready.get(random.nextInt(ready.size()));
      if (random.nextDouble() < paused) {
        next.wake = time + (long) (random.nextDouble() * longestPause);
      } else {
        acting++;
        next.isWaiting = false;
        notifyAll();
      }
    }
  }
}
