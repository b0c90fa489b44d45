package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record an entity: one type of item in a {@link Table}.
 *
 * <p>Its components are the item's attributes. A component is required unless it is annotated with
 * JSpecify's {@code @Nullable}, has a {@link Default}, or is a set (an absent set is an empty one).
 * The first {@link LinkedKey} without an index is its primary key.
 *
 * <p>The processor generates a class named after the record with {@code Entity} at its end: {@code
 * Issue} gives {@code IssueEntity}, with the operations and queries on its items.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Entity {

  /**
   * The name stored in the table's {@linkplain Table#entityAttribute entity attribute}.
   *
   * @return the name; empty for the record's simple name
   */
  String name() default "";

  /**
   * Names that the entity had before, the oldest first. Items that were stored under them are items
   * of this entity; a put of one stores it under the present name. The key templates must not have
   * changed.
   *
   * <p>A program that was built before the entity was renamed doesn't find items of the present
   * name. If such programs still run, rename in two releases: the first {@linkplain #writes writes}
   * the older name, the second the present one.
   *
   * @return older names as stored
   */
  String[] aliases() default {};

  /**
   * The older name to store items under while programs run that don't know the present one. Items
   * of all names are read. Take it away in the release after.
   *
   * @return one of the {@link #aliases}; empty to store the present name
   */
  String writes() default "";

  /**
   * The version of the form in which items are stored, counted from 1. It is written to every item,
   * as the {@linkplain Table#schemaVersionAttribute attribute} that the table has for it; an item
   * without that is of version 1. What is read of an older version goes through the methods marked
   * {@link Migrate}; what is of a newer version than this one is not read. An update is only made
   * to an item of this version.
   *
   * @return the present version; 0 for an entity without versions
   */
  int schemaVersion() default 0;

  /**
   * The table, where the record can't implement its interface.
   *
   * @return an interface annotated with {@link Table}; {@code void} for the one it implements
   */
  Class<?> table() default void.class;
}
