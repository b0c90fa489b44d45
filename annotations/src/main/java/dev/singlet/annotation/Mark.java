package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the attribute that holds the name of an {@link Entity} in its items, in place of the
 * table's {@linkplain Table#entityAttribute entity attribute}. The name and the {@linkplain
 * Entity#aliases aliases} of the entity are the values that the attribute can have. It is for items
 * that another program marks in its own way.
 *
 * <pre>{@code
 * @Entity(name = "3")
 * @Mark(attribute = "type", type = ScalarType.N)
 * }</pre>
 *
 * <p>If an item has the marks of two entities, the operations of each of them find it. Item
 * collections and scans of the table read it as the entity that is declared first.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Mark {

  /**
   * The attribute that holds the entity's name.
   *
   * @return the attribute name as stored
   */
  String attribute();

  /**
   * The type of the attribute. If it is a number, the name and the aliases of the entity are whole
   * numbers.
   *
   * @return {@code S} or {@code N}
   */
  ScalarType type() default ScalarType.S;
}
