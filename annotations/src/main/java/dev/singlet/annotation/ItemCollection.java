package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an access pattern that reads items of several entities from one partition with one
 * query.
 *
 * <p>Put it on a sealed interface under a {@link Table}. Each of its entities must have a {@link
 * LinkedKey} on the given index, all with the same partition template. The processor generates a
 * class whose name is the interface's name and {@code Collection}: {@code OrderItems} gives {@code
 * OrderItemsCollection}.
 *
 * <pre>{@code
 * @ItemCollection(name = "byRepository", index = "GSI2")
 * public sealed interface RepositoryAndForks extends GitHub permits Repository, Fork {}
 * }</pre>
 *
 * <p>A sealed interface whose entities have the same primary key templates can be read by key
 * without this annotation: its generated class has {@code get}.
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

  /**
   * An argument of the query that may have several values, as {@link LinkedKey#across} has for the
   * query of one entity. The query then also takes a range or several values, and reads their
   * partitions as one. If the other arguments don't determine an entity's primary key, the group
   * has a list of that entity.
   *
   * @return the name of an argument; empty for none
   */
  String across() default "";

  /**
   * Names for the parts of the sort key that all entities have, from left to right. The query is
   * narrowed by methods of these names.
   *
   * <p>Without it, a part that two entities call by different names ends what they have in common.
   * With it, a message's {@code id} and the {@code root} of its replies can be one part:
   *
   * <pre>{@code
   * @ItemCollection(name = "inRoom", narrowBy = "message")
   * public sealed interface Posted extends Chat permits Message, Reply {}
   *
   * chat.page(PostedCollection.inRoom("lobby").message("m1"));
   * }</pre>
   *
   * <p>The values must have the same type, format and stored form in all entities.
   *
   * @return Java method names, at most as many as there are common parts; empty for the names of
   *     the components
   */
  String[] narrowBy() default {};
}
