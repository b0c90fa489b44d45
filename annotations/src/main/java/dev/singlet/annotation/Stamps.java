package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the attributes with the times of an {@link Entity}'s items, in place of those that the
 * {@link Table} names. It is for items that another program also writes, under names of its own or
 * without such times.
 *
 * <pre>{@code
 * @Stamps(created = "createdAt", modified = "")
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Stamps {

  /**
   * The attribute that holds the time when an item was created, in place of the table's {@linkplain
   * Table#createdAttribute created attribute}.
   *
   * @return the attribute name as stored; empty for none
   */
  String created();

  /**
   * The attribute that holds the time when an item was last written, in place of the table's
   * {@linkplain Table#modifiedAttribute modified attribute}.
   *
   * @return the attribute name as stored; empty for none
   */
  String modified();
}
