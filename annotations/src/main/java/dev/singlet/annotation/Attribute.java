package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a record component, or a stored {@link Computed} method, under another name than the
 * table's {@link Naming} gives it, or keeps it out of what is made for others to see.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {

  /**
   * The attribute's name in the item.
   *
   * @return the name as stored; where it is not written, that of the table's naming
   */
  String value() default "";

  /**
   * Names that the attribute had before. An item that has one of them, and not the present one, is
   * read, asked by conditions and changed by updates as if it had the present one. What is written
   * has the present name; a put leaves none of the older ones, and neither does an update that sets
   * or removes the attribute. An update that starts from what is there, such as an increment, is
   * made in two more requests where that has an older name, and refused in a transaction.
   *
   * <p>A program that was built before the attribute was renamed doesn't know the present name. If
   * such programs still write, as they do while a release is rolled out, rename in two releases:
   *
   * <ol>
   *   <li>one that reads both names and {@linkplain #writes writes} the older one:
   *       {@code @Attribute(aliases = "mail", writes = "mail") String email}
   *   <li>when all programs are of that release, one that writes the present name:
   *       {@code @Attribute(aliases = "mail") String email}
   * </ol>
   *
   * <p>In one step, writes are lost: what an older program writes to an item that has the present
   * name is not read, and the next write removes it.
   *
   * @return older names as stored
   */
  String[] aliases() default {};

  /**
   * The older name to write while programs run that don't know the present one. All other names are
   * read, as {@link #aliases} are. Take it away in the release after.
   *
   * @return one of the {@link #aliases}; empty to write the present name
   */
  String writes() default "";

  /**
   * Whether plain JSON and JSON Schema leave the attribute out, as for a hash of a password. It is
   * stored and read like any other. JSON of an entity can only be read back where the attribute is
   * nullable or has a default.
   *
   * @return true to leave it out
   */
  boolean hidden() default false;
}
