package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The form in which an {@code Instant} component is stored. Without this annotation it is that of
 * the table, {@link Table#storedTime}. {@link TimeFormat#TO_STRING} can also be on a {@code
 * LocalDateTime} and a {@code LocalTime}, which otherwise have nine digits of a second.
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
