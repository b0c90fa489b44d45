package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record, or an immutable class, an entity: one type of item in a {@link Table}.
 *
 * <p>The record's components are the item's attributes. A component is required unless it is
 * annotated with JSpecify's {@code @Nullable}, or has a {@link Default}, or is a set. An absent set
 * is an empty set. The components of a class are the parameters of its constructor or factory: see
 * {@link Components}. The first {@link LinkedKey} without an index is the entity's primary key.
 *
 * <p>The processor generates a class with the operations and queries on the entity's items. Its
 * name is the record's name and {@code Entity}: {@code Issue} gives {@code IssueEntity}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Entity {

  /**
   * The name stored in the table's {@linkplain Table#entityAttribute entity attribute}, or in the
   * attribute that {@link Mark} names.
   *
   * @return the name; empty for the record's simple name
   */
  String name() default "";

  /**
   * Earlier names of the entity, the oldest first. Items stored under these names are items of this
   * entity, and a put stores them under the current name. The key templates must not have changed.
   *
   * <p>A program that was built before the rename doesn't find items of the current name. If such
   * programs still run, rename in two releases: the first {@linkplain #writes writes} the earlier
   * name, the second the current name.
   *
   * @return the earlier names as stored
   */
  String[] aliases() default {};

  /**
   * The earlier name to write while some programs don't know the current name. Items of all names
   * are read. Remove this setting in the next release.
   *
   * @return one of the {@link #aliases}; empty to store the current name
   */
  String writes() default "";

  /**
   * The version of the stored form of items, counted from 1. Each item stores it in the table's
   * {@linkplain Table#schemaVersionAttribute schema version attribute}. An item without that
   * attribute has version 1.
   *
   * <p>Reads pass an item of an older version through the methods marked {@link Migrate}, and fail
   * on an item of a newer version. Updates change only items of this version.
   *
   * @return the current version; 0 for an entity without versions
   */
  int schemaVersion() default 0;

  /**
   * Returns whether the primary key, and not the table's {@linkplain Table#entityAttribute entity
   * attribute}, tells the items of this entity from all others. Such items don't store the
   * attribute, and items that lack it are read. No other entity of the table may have a primary key
   * that this one can have.
   *
   * <p>No filter can select such items. Queries and scans leave out items of other entities after
   * reading them, and counts read keys.
   *
   * @return true if the items are told by their keys
   */
  boolean toldByKey() default false;

  /**
   * The table, for a record that can't implement the table's interface.
   *
   * @return an interface annotated with {@link Table}; {@code void} for the one the record
   *     implements
   */
  Class<?> table() default void.class;
}
