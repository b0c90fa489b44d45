package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The form in which an {@code Instant} component is stored; {@link TimeFormat#MILLIS} without. */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface StoredTime {

  /**
   * The stored form.
   *
   * @return the time format; what is finer than it is cut off
   */
  TimeFormat value();
}
