package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The form in which a time is stored. An {@code Instant} can have each form. Without this
 * annotation it has that of the table, {@link Table#storedTime}.
 *
 * <p>A {@code LocalDateTime}, {@code LocalTime}, {@code OffsetDateTime} or {@code ZonedDateTime}
 * has nine digits of a second. {@link TimeFormat#SECONDS} and {@link TimeFormat#MILLIS} give it
 * none or three: {@code 2024-05-01T08:30:00}. {@link TimeFormat#TO_STRING} can be on a {@code
 * LocalDateTime} and a {@code LocalTime}.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface StoredTime {

  /**
   * The stored form.
   *
   * @return the time format; digits finer than it are cut off
   */
  TimeFormat value();
}
