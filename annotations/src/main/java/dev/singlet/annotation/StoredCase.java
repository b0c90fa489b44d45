package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The letter case in which an enum's constants are stored, in attributes and in keys. On a record
 * component it overrides the one on the enum. A constant's {@link StoredAs} overrides both.
 */
@Documented
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface StoredCase {

  /**
   * The letter case.
   *
   * @return the letter case of the stored name
   */
  LetterCase value();
}
