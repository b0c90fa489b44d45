package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of a component that is not given: when the generated builder was not told, when the
 * record holds {@code null}, and when an item that is read lacks the attribute.
 *
 * <p>The text is checked at compile time. It is the value itself for a string, a decimal number for
 * a number, {@code true} or {@code false}, the name of an enum constant, an ISO-8601 instant, or a
 * UUID. For an {@code Instant}, {@code now} is the time of the put; an older item that lacks such
 * an attribute does not decode, since there is nothing to tell its time from.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Default {

  /**
   * The default value as text.
   *
   * @return the value
   */
  String value();
}
