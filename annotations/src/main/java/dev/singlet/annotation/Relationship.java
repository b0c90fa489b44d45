package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that items of this entity belong to an item of another one, for diagrams of the model. It
 * changes nothing in generated code.
 *
 * <p>The tools find relationships from keys: an entity belongs to another one if a key of it holds
 * all values of the other's primary key. This annotation adds a relationship that no key shows,
 * names one, or hides one.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "COUNTER#{orgId}#{repoId}", sort = "METADATA")
 * @Relationship(owner = Repository.class, label = "numbers")
 * public record Counter(String orgId, String repoId, long currentValue) implements GitHub {}
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Relationships.class)
public @interface Relationship {

  /**
   * The entity that owns items of this one.
   *
   * @return a record annotated with {@link Entity}, of the same table; this one itself for a tree
   */
  Class<?> owner();

  /**
   * The text at the line between the two.
   *
   * @return plain text; empty for the name of the access pattern that reads the items of an owner,
   *     if there is one
   */
  String label() default "";

  /**
   * Hides a relationship that was found from keys.
   *
   * @return true to leave it out
   */
  boolean hidden() default false;
}
