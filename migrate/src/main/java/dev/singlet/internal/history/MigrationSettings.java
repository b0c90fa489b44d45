package dev.singlet.internal.history;

import dev.singlet.history.WhenLocked;
import java.time.Duration;

/**
 * The settings of migrations.
 *
 * @param by the program
 * @param whenLocked what to do if another program migrates
 * @param lease how long a program may be silent
 * @param seenWithin how long a model counts after it was seen
 * @param pulse the passing of time
 */
public record MigrationSettings(
    String by, WhenLocked whenLocked, Duration lease, Duration seenWithin, Pulse pulse) {

  private static final Duration LEASE = Duration.ofSeconds(60);
  private static final Duration SEEN_WITHIN = Duration.ofDays(30);

  /** Returns the settings of a program that sets none. */
  public static MigrationSettings ofProcess() {
    return new MigrationSettings(
        "process " + ProcessHandle.current().pid(),
        WhenLocked.WAIT,
        LEASE,
        SEEN_WITHIN,
        Pulse.SYSTEM);
  }

  public MigrationSettings by(String program) {
    return new MigrationSettings(program, whenLocked, lease, seenWithin, pulse);
  }

  public MigrationSettings whenLocked(WhenLocked choice) {
    return new MigrationSettings(by, choice, lease, seenWithin, pulse);
  }

  public MigrationSettings lease(Duration time) {
    return new MigrationSettings(by, whenLocked, time, seenWithin, pulse);
  }

  public MigrationSettings seenWithin(Duration time) {
    return new MigrationSettings(by, whenLocked, lease, time, pulse);
  }

  public MigrationSettings with(Pulse other) {
    return new MigrationSettings(by, whenLocked, lease, seenWithin, other);
  }
}
