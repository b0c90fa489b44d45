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
   * @return the name as stored; not written if it is that of the naming
   */
  String value() default "";

  /**
   * Names that the attribute had before. An item that has one of them, and not the present one, is
   * read, asked by conditions and changed by updates as if it had the present one. What is written
   * has the present name; a put leaves none of the older ones, and neither does an update that sets
   * or removes the attribute. An update that starts from what is there, such as an increment, is
   * refused while that has an older name.
   *
   * @return older names as stored
   */
  String[] aliases() default {};
}
