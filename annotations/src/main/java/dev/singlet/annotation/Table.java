package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a DynamoDB table on an interface. The records that implement it are its entities.
 *
 * <p>A sealed interface names its entities by {@code permits} (or by holding them), any other one
 * by {@link #entities}. The processor generates a class named after the interface with {@code
 * Table} at its end: {@code GitHub} gives {@code GitHubTable}.
 *
 * <pre>{@code
 * @Table(name = "GitHubTable", indexes = @Index("GSI1"), naming = Naming.SNAKE_CASE)
 * public sealed interface GitHub permits User, Repository {}
 * }</pre>
 *
 * <p>With its defaults the stored items are those that DynamoDB Toolbox writes for the same model.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Table {

  /**
   * The name of the table in DynamoDB; a client can use another one at run time.
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
   * The entities of a table whose interface is not sealed; each names it back with {@link
   * Entity#table}.
   *
   * @return record classes annotated with {@link Entity}, or sealed interfaces over such
   */
  Class<?>[] entities() default {};

  /**
   * How names of record components become attribute names.
   *
   * @return the naming strategy
   */
  Naming naming() default Naming.AS_DECLARED;

  /**
   * Separates the parts of a key. No value in a key may contain it, unless its placeholder says
   * {@code escape}.
   *
   * @return an ASCII punctuation character
   */
  char delimiter() default '#';

  /**
   * What each partition key begins with, in the table and in its global indexes, if the items
   * belong to tenants. A client then is one {@code forTenant(id)}, and neither records nor
   * templates know of it.
   *
   * <pre>{@code
   * @Table(name = "Desk", tenant = "TENANT#{tenant}")
   * }</pre>
   *
   * @return text that ends in {@code {tenant}}; empty if the items belong to no tenants
   */
  String tenant() default "";

  /**
   * The attribute that holds the entity's name.
   *
   * @return the attribute name as stored
   */
  String entityAttribute() default "_et";

  /**
   * The attribute that holds the {@linkplain Entity#schemaVersion schema version} of an item, of
   * entities that have one.
   *
   * @return the attribute name as stored
   */
  String schemaVersionAttribute() default "_v";

  /**
   * The attribute that holds when an item was created.
   *
   * @return the attribute name as stored; empty for none
   */
  String createdAttribute() default "_ct";

  /**
   * The attribute that holds when an item was last written.
   *
   * @return the attribute name as stored; empty for none
   */
  String modifiedAttribute() default "_md";

  /**
   * The converters of all components of the types they convert, unless a component has one of its
   * own. Stamps, versions and times to live keep their own form.
   *
   * @return classes with a constructor without parameters, each for another type
   */
  Class<? extends Converter<?, ?>>[] converters() default {};

  /**
   * The resource bundle in which the messages of violated constraints are looked up: the texts that
   * a message refers to by a key in braces, and those in place of the usual messages, under
   * jakarta's keys such as {@code jakarta.validation.constraints.Size.message}. It need not exist.
   *
   * @return the bundle's base name
   */
  String messages() default "ValidationMessages";
}
