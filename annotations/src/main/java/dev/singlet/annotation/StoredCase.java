package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The letter case that the constants of an enum are stored in, in attributes and in keys. On a
 * record component it goes before the one on the enum itself; a constant's {@link StoredAs} goes
 * before both.
 */
@Documented
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface StoredCase {

  /**
   * The letter case.
   *
   * @return how the constant's name is changed
   */
  LetterCase value();
}
