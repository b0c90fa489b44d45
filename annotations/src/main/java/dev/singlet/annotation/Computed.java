package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a static method of an entity a virtual attribute, whose value is computed from other
 * attributes. The method's parameters are matched to the record's components by name. Key templates
 * and {@link LinkedKey#when} can use the attribute under the method's name.
 *
 * <pre>{@code
 * @Computed
 * static String month(Instant createdAt) {
 *   return createdAt.toString().substring(0, 7);
 * }
 * }</pre>
 *
 * <p>The method must return the same value for the same arguments. Defaults and stamps are filled
 * in before the call. Arguments have the form in which they are read back from the table, also
 * within collections, records and converted values:
 *
 * <ul>
 *   <li>a set that is absent or null is empty
 *   <li>a time is in UTC and has only the digits that are stored
 *   <li>a decimal has no trailing zeros
 *   <li>a record within the entity has its defaults
 * </ul>
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Computed {

  /**
   * Writes the value to the item too, as an attribute of its own. It is never read back: reading
   * computes it again.
   *
   * @return true to store it
   */
  boolean stored() default false;
}
