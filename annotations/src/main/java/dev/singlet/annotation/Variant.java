package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The discriminator's value for a record of a {@link Union}. Without this annotation it is the
 * record's simple name.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Variant {

  /**
   * The stored text.
   *
   * @return a text that no other record of the union has
   */
  String value();
}
