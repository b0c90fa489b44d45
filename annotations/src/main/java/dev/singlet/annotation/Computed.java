package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a static method of an entity a virtual attribute: its value follows from other attributes.
 * The method's parameters are matched to the record's components by name. It may stand in key
 * templates and in {@link LinkedKey#when}, under the method's name.
 *
 * <pre>{@code
 * @Computed
 * static String month(Instant createdAt) {
 *   return createdAt.toString().substring(0, 7);
 * }
 * }</pre>
 *
 * <p>The method is called with defaults and stamps already filled in, and with values as they are
 * read again: the empty set for one that is absent or null, times with the digits that are stored
 * of them and in UTC, decimals without trailing zeros, also within collections, records and
 * converted values, and records within with their defaults. It must give the same value for the
 * same arguments.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Computed {

  /**
   * Whether the value is also written to the item, as an attribute of its own. It is never read
   * back: reading computes it.
   *
   * @return true to store it
   */
  boolean stored() default false;
}
