package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * No two items of the entity have the same value of this component.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "USER#{id}", sort = "USER")
 * record User(String id, String tenant, @Unique(scope = "tenant") String email) implements App {}
 * }</pre>
 *
 * <p>For each value there is an item besides, whose key is made of it, such as {@code
 * UNIQUE#User#email#...}. It is written and deleted in one transaction with the item that has the
 * value. So a put, an update, a delete that changes which values are taken costs twice the
 * capacity, and a write unit or two for each value taken or released; what is there is read first,
 * consistently, unless the write says what it is: a put with {@code ifNotExists}, and an update
 * from one record to another. A write that leaves the values as they are is made by itself.
 *
 * <p>An item that lacks the value, or something of the scope, takes none. Nor do items that are
 * there already when a component becomes unique: delete them and put them again.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Unique {

  /**
   * Components within whose values it is unique: two items that differ in one of them may have the
   * same value.
   *
   * @return names of other components; none for the whole entity
   */
  String[] scope() default {};

  /**
   * The name of the component in the keys of the items that keep its values. Where a component that
   * is unique gets another name in Java, give the one it had: values that were taken under one name
   * are free under another.
   *
   * @return the name; empty for that of the component
   */
  String name() default "";
}
