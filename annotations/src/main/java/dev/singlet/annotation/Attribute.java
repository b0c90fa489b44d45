package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a record component, or a stored {@link Computed} method, under another name than the
 * table's {@link Naming} gives it.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {

  /**
   * The attribute's name in the item.
   *
   * @return the name as stored
   */
  String value();
}
