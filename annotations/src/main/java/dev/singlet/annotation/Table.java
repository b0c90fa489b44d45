package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a DynamoDB table on an interface. The records that implement the interface are the
 * table's entities.
 *
 * <p>A sealed interface lists its entities by {@code permits}, or by nesting them. Any other
 * interface lists them in {@link #entities}. The processor generates a class whose name is the
 * interface's name and {@code Table}: {@code GitHub} gives {@code GitHubTable}.
 *
 * <pre>{@code
 * @Table(name = "GitHubTable", indexes = @Index("GSI1"), naming = Naming.SNAKE_CASE)
 * public sealed interface GitHub permits User, Repository {}
 * }</pre>
 *
 * <p>With the defaults, stored items are the same as those that DynamoDB Toolbox writes for the
 * same model.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Table {

  /**
   * The name of the table in DynamoDB. A client can use another name at run time.
   *
   * @return 3 to 255 characters out of letters, digits, {@code _}, {@code -} and {@code .}
   */
  String name();

  /**
   * The table's partition key attribute.
   *
   * @return the attribute name as stored
   */
  String partitionKey() default "PK";

  /**
   * The table's sort key attribute.
   *
   * @return the attribute name as stored; empty, or {@link Index#NONE}, if the table has no sort
   *     key
   */
  String sortKey() default "SK";

  /**
   * The type of the partition key attribute.
   *
   * @return the scalar type
   */
  ScalarType partitionKeyType() default ScalarType.S;

  /**
   * The type of the sort key attribute.
   *
   * @return the scalar type
   */
  ScalarType sortKeyType() default ScalarType.S;

  /**
   * The secondary indexes of the table.
   *
   * @return the indexes, each name once
   */
  Index[] indexes() default {};

  /**
   * The entities of a table whose interface is not sealed. Each of them names the table in {@link
   * Entity#table}.
   *
   * @return record classes annotated with {@link Entity}, or sealed interfaces over such records
   */
  Class<?>[] entities() default {};

  /**
   * The rule that turns names of components into attribute names.
   *
   * @return the naming strategy
   */
  Naming naming() default Naming.AS_DECLARED;

  /**
   * The text that separates the parts of a key. No value in a key may contain it, unless its
   * placeholder has the format {@code escape}.
   *
   * @return one or several ASCII punctuation characters, such as {@code ":"} or {@code "::"}
   */
  String delimiter() default "#";

  /**
   * The beginning of each partition key, in the table and in its global indexes, if items belong to
   * tenants. A client is then made with {@code forTenant(id)}. Records and key templates don't
   * mention the tenant.
   *
   * <pre>{@code
   * @Table(name = "Desk", tenant = "TENANT#{tenant}")
   * }</pre>
   *
   * @return text that ends in {@code {tenant}}; empty if the items belong to no tenants
   */
  String tenant() default "";

  /**
   * The attribute that holds the entity's name. An entity with {@link Mark} has its own. Without
   * any, the primary key tells the entity of an item, as with {@link Entity#toldByKey}.
   *
   * @return the attribute name as stored; empty for none
   */
  String entityAttribute() default "_et";

  /**
   * The attribute that holds the {@linkplain Entity#schemaVersion schema version} of an item, for
   * entities with versions.
   *
   * @return the attribute name as stored
   */
  String schemaVersionAttribute() default "_v";

  /**
   * The attribute that holds the time when an item was created. An entity with {@link Stamps} has
   * its own.
   *
   * @return the attribute name as stored; empty for none
   */
  String createdAttribute() default "_ct";

  /**
   * The attribute that holds the time when an item was last written. An entity with {@link Stamps}
   * has its own.
   *
   * @return the attribute name as stored; empty for none
   */
  String modifiedAttribute() default "_md";

  /**
   * The form in which times are stored: each {@code Instant} whose component has no {@link
   * StoredTime}, and the times that {@link #createdAttribute} and {@link #modifiedAttribute} name.
   * {@link TimeFormat#TO_STRING} is also the form of each {@code LocalDateTime} and {@code
   * LocalTime}. A time to live keeps its own form.
   *
   * <pre>{@code
   * @Table(name = "Orders", storedTime = TimeFormat.TO_STRING)
   * }</pre>
   *
   * @return the time format; digits finer than it are cut off
   */
  TimeFormat storedTime() default TimeFormat.MILLIS;

  /**
   * The converters for all components of the types they convert. A component's own converter
   * overrides them. Stamps, versions and times to live keep their own form.
   *
   * <p>A class that is not a {@link Converter}, but has converters as nested classes, stands for
   * all of them. {@code JdkTypes} in {@code dev.singlet.convert} is such a class. A converter that
   * is named itself overrides a nested one for the same type.
   *
   * @return converters, each for a different type, and classes with nested converters
   */
  Class<?>[] converters() default {};

  /**
   * The classes that see records before they are written and after they are read. Writes call them
   * in this order, and reads in the opposite one. Each sees the entities that its type argument
   * covers.
   *
   * @return hooks; none by default
   */
  Class<? extends ItemHook<?>>[] hooks() default {};

  /**
   * The resource bundle with the messages of violated constraints. It holds the texts for keys in
   * braces within a message. It can also replace the usual messages, under jakarta's keys such as
   * {@code jakarta.validation.constraints.Size.message}. The bundle need not exist.
   *
   * @return the bundle's base name
   */
  String messages() default "ValidationMessages";
}
