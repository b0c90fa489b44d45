package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The text that an enum constant is stored as, in attributes and in keys. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.CLASS)
public @interface StoredAs {

  /**
   * The stored text.
   *
   * @return a text that no other constant of the enum is stored as
   */
  String value();
}
