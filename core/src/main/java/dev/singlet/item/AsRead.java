package dev.singlet.item;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.InstantText;
import dev.singlet.internal.Numbers;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Values as an item gives them back that stores them, for what is made of them: else a key would
 * differ from the one that is made of the same item after reading it. What can't be stored stays as
 * it is, for the checks to refuse.
 */
public final class AsRead {

  private AsRead() {}

  /**
   * A point in time.
   *
   * @param time the time
   * @param format the form it is stored in
   * @return what of it is stored
   */
  public static @Nullable Instant of(@Nullable Instant time, TimeFormat format) {
    if (time == null) {
      return null;
    }
    return switch (format) {
      case NANOS -> time;
      case MILLIS, EPOCH_MILLIS -> time.truncatedTo(ChronoUnit.MILLIS);
      case SECONDS, EPOCH -> time.truncatedTo(ChronoUnit.SECONDS);
    };
  }

  /**
   * A point in time with an offset.
   *
   * @param time the time
   * @return the same in UTC
   */
  public static @Nullable OffsetDateTime of(@Nullable OffsetDateTime time) {
    return time == null || !InstantText.fits(time.toInstant())
        ? time
        : time.withOffsetSameInstant(ZoneOffset.UTC);
  }

  /**
   * A decimal number.
   *
   * @param number the number
   * @return the same without trailing zeros
   */
  public static @Nullable BigDecimal of(@Nullable BigDecimal number) {
    return number == null || Numbers.problem(number) != null ? number : Numbers.canonical(number);
  }

  /**
   * A floating point number.
   *
   * @param number the number
   * @return the same, but for -0.0
   */
  public static @Nullable Double of(@Nullable Double number) {
    return number == null ? null : Double.valueOf(number + 0.0);
  }

  /**
   * A floating point number.
   *
   * @param number the number
   * @return the same, but for -0.0
   */
  public static @Nullable Float of(@Nullable Float number) {
    return number == null ? null : Float.valueOf(number + 0.0f);
  }
}
