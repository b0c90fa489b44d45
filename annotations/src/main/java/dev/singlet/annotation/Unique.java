package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes the values of a component unique: no two items of the entity have the same value.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "USER#{id}", sort = "USER")
 * record User(String id, String tenant, @Unique(scope = "tenant") String email) implements App {}
 * }</pre>
 *
 * <p>Each value has an extra item, whose key contains the value, such as {@code
 * UNIQUE#User#email#...}. The extra item is written and deleted in one transaction with the item
 * that has the value.
 *
 * <p>A put, update or delete that changes the values therefore costs twice the capacity, and one or
 * two write units more for each value taken or released. It first reads the item, with a consistent
 * read, unless the write already tells what is stored: a put with {@code ifNotExists}, or an update
 * from one record to another. A write that changes no unique value is an ordinary request, after a
 * read of the extra item of each value that it sets again.
 *
 * <p>An item takes no value if it lacks the value or a part of the scope. An item that exists
 * before a component becomes unique takes its value with the next write that carries it, unless
 * another item has taken it by then.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Unique {

  /**
   * The components that limit where the value must be unique. Two items that differ in one of them
   * may have the same value.
   *
   * @return names of other components; empty for the whole entity
   */
  String[] scope() default {};

  /**
   * The name of the component in the keys of the extra items. If you rename a unique component in
   * Java, give its earlier name here: values taken under one name are free under another.
   *
   * @return the name; empty for the component's name
   */
  String name() default "";
}
