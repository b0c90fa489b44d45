package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Holds the {@link LinkedKey}s of an entity that has more than one. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface LinkedKeys {

  /**
   * The linked keys.
   *
   * @return the keys, in declaration order
   */
  LinkedKey[] value();
}
