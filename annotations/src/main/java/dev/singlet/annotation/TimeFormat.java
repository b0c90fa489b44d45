package dev.singlet.annotation;

/** The forms in which a point in time is stored. All are UTC, for the years 0 to 9999. */
public enum TimeFormat {
  /**
   * A string with nanoseconds, the full precision of an instant: {@code
   * 2024-01-15T08:00:00.000000000Z}.
   */
  NANOS,

  /** A string with milliseconds: {@code 2024-01-15T08:00:00.000Z}. */
  MILLIS,

  /** A string with seconds: {@code 2024-01-15T08:00:00Z}. */
  SECONDS,

  /** A number: seconds since 1970-01-01T00:00:00Z. */
  EPOCH,

  /** A number: milliseconds since 1970-01-01T00:00:00Z. */
  EPOCH_MILLIS
}
