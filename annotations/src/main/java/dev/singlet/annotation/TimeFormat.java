package dev.singlet.annotation;

/** The forms in which a time is stored, for the years 0 to 9999. Points in time are in UTC. */
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

  /**
   * The text of {@code toString()}, for tables that other programs fill: only as many digits as the
   * time needs. For an {@code Instant} these are 0, 3, 6 or 9 digits of a second, such as {@code
   * 2024-01-15T08:00:00Z} and {@code 2024-01-15T08:00:00.500Z}. Such text doesn't sort within a
   * second. A {@code LocalDateTime} and a {@code LocalTime} also leave out seconds that are zero,
   * such as {@code 2024-01-15T08:00}. Their text sorts.
   */
  TO_STRING,

  /** A number: seconds since 1970-01-01T00:00:00Z. A read cuts off a fraction. */
  EPOCH,

  /** A number: milliseconds since 1970-01-01T00:00:00Z. A read cuts off a fraction. */
  EPOCH_MILLIS
}
