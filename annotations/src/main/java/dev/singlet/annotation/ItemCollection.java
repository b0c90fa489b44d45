package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An access pattern that reads the items of several entities out of one partition with one query.
 *
 * <p>It stands on a sealed interface under a {@link Table}, whose entities all have a {@link
 * LinkedKey} on the given index with the same partition template. The processor generates a class
 * named after the interface with {@code Collection} at its end: {@code OrderItems} gives {@code
 * OrderItemsCollection}.
 *
 * <pre>{@code
 * @ItemCollection(name = "byRepository", index = "GSI2")
 * public sealed interface RepositoryAndForks extends GitHub permits Repository, Fork {}
 * }</pre>
 *
 * <p>A sealed interface whose entities have the same primary key templates needs no annotation to
 * be read by key: its generated class has {@code get}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(ItemCollections.class)
public @interface ItemCollection {

  /**
   * The name of the access pattern.
   *
   * @return a Java method name
   */
  String name() default "query";

  /**
   * The index to query.
   *
   * @return the name of an index of the table; empty for the table itself
   */
  String index() default "";
}
