package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a component, or a stored {@link Computed} method, under a name of its own instead of the
 * name that the table's {@link Naming} gives it. Also keeps it out of JSON, if {@link #hidden}, or
 * keeps its first value, if {@link #readOnly}.
 */
@Documented
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.PARAMETER,
  ElementType.FIELD,
  ElementType.METHOD
})
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {

  /**
   * The attribute's name in the item.
   *
   * @return the name as stored; empty for the name that the table's naming gives
   */
  String value() default "";

  /**
   * Earlier names of the attribute. If an item has one of them and not the current name, then
   * reads, conditions and updates use that attribute.
   *
   * <p>Writes use the current name. A put, and an update that sets or removes the attribute, also
   * remove the earlier names. An update that starts from the stored value, such as an increment,
   * makes two more requests if the item has an earlier name. A transaction refuses such an update.
   *
   * <p>A program that was built before the rename doesn't know the current name. If such programs
   * still write, for example while a release is rolled out, rename in two releases:
   *
   * <ol>
   *   <li>The first reads both names and {@linkplain #writes writes} the earlier one:
   *       {@code @Attribute(aliases = "mail", writes = "mail") String email}
   *   <li>The second is released when all programs run the first. It writes the current name:
   *       {@code @Attribute(aliases = "mail") String email}
   * </ol>
   *
   * <p>A rename in one step loses writes. If an item has the current name, then what an older
   * program writes to it is not read, and the next write removes it.
   *
   * @return the earlier names as stored
   */
  String[] aliases() default {};

  /**
   * The earlier name to write while some programs don't know the current name. All other names are
   * read, as for {@link #aliases}. Remove this setting in the next release.
   *
   * @return one of the {@link #aliases}; empty to write the current name
   */
  String writes() default "";

  /**
   * Leaves the attribute out of plain JSON and JSON Schema, for example a password hash. It is
   * stored and read like any other. JSON without it can be read back only if the attribute is
   * nullable or has a default.
   *
   * @return true to leave it out
   */
  boolean hidden() default false;

  /**
   * Keeps the value that an item gets when it is created, for example its author. Reads, conditions
   * and projections use the attribute like any other.
   *
   * <ul>
   *   <li>A put writes the record's value, also over an item that has another one.
   *   <li>An upsert writes the value only if the item lacks the attribute. If a key or another
   *       attribute is made of it, such as a vector of a required one, or if a method checks it
   *       together with others, an upsert with another value is refused by a condition. Nothing is
   *       written then.
   *   <li>An update has no method that changes it. {@code update(before, after)} refuses another
   *       value. It can give the value to an item that lacks the attribute.
   * </ul>
   *
   * <p>Only a component of an entity can be read-only. It is refused on a component that the
   * primary key has whole, because such a component never changes, and on stamps and versions,
   * which writes fill in.
   *
   * @return true to keep the first value
   */
  boolean readOnly() default false;
}
