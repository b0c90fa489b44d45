package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Holds the {@link Relationship}s of an entity that has more than one. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Relationships {

  /**
   * The relationships.
   *
   * @return the relationships, in declaration order
   */
  Relationship[] value();
}
