package dev.singlet.runtime.constraint;

import dev.singlet.runtime.item.Violations;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The constraints of {@code jakarta.validation} on times. They compare with the current time of the
 * client's clock, in its zone. Null satisfies them.
 */
public final class TimeConstraints {

  private TimeConstraints() {}

  /** {@code @Past}. */
  public static <T extends Comparable<? super T>> void past(
      Violations violations, String component, @Nullable T value, Function<Clock, T> now) {
    Clock clock = violations.clock();
    if (value != null && clock != null && compare(value, now.apply(clock)) >= 0) {
      violations.add(component, "Past", "must be in the past", value);
    }
  }

  /** {@code @PastOrPresent}. */
  public static <T extends Comparable<? super T>> void pastOrPresent(
      Violations violations, String component, @Nullable T value, Function<Clock, T> now) {
    Clock clock = violations.clock();
    if (value != null && clock != null && compare(value, now.apply(clock)) > 0) {
      violations.add(component, "PastOrPresent", "must be in the past or present", value);
    }
  }

  /** {@code @Future}. */
  public static <T extends Comparable<? super T>> void future(
      Violations violations, String component, @Nullable T value, Function<Clock, T> now) {
    Clock clock = violations.clock();
    if (value != null && clock != null && compare(value, now.apply(clock)) <= 0) {
      violations.add(component, "Future", "must be in the future", value);
    }
  }

  /** {@code @FutureOrPresent}. */
  public static <T extends Comparable<? super T>> void futureOrPresent(
      Violations violations, String component, @Nullable T value, Function<Clock, T> now) {
    Clock clock = violations.clock();
    if (value != null && clock != null && compare(value, now.apply(clock)) < 0) {
      violations.add(component, "FutureOrPresent", "must be in the future or present", value);
    }
  }

  /** Compares times with an offset as instants. Their own order would also compare the offsets. */
  private static <T extends Comparable<? super T>> int compare(T value, T now) {
    if (value instanceof OffsetDateTime one && now instanceof OffsetDateTime other) {
      return one.toInstant().compareTo(other.toInstant());
    }
    if (value instanceof ChronoZonedDateTime<?> one
        && now instanceof ChronoZonedDateTime<?> other) {
      return one.toInstant().compareTo(other.toInstant());
    }
    return value.compareTo(now);
  }
}
