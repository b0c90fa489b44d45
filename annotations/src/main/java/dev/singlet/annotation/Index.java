package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A secondary index of a {@link Table}.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/SecondaryIndexes.html">
 *     Improving data access with secondary indexes</a>
 */
@Documented
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface Index {

  /**
   * The name of the index.
   *
   * @return 3 to 255 characters out of letters, digits, {@code _}, {@code -} and {@code .}
   */
  String value();

  /**
   * Whether the index is global or local.
   *
   * @return the kind of index
   */
  IndexType type() default IndexType.GLOBAL;

  /**
   * The index's partition key attribute.
   *
   * @return the attribute name as stored; empty for the index name followed by {@code PK}. A local
   *     index has the table's and leaves this empty
   */
  String partitionKey() default "";

  /**
   * The index's sort key attribute.
   *
   * @return the attribute name as stored; empty for the index name followed by {@code SK}; {@link
   *     #NONE} if the index has no sort key
   */
  String sortKey() default "";

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
   * Which attributes are copied into the index.
   *
   * @return the projection type
   */
  ProjectionType projection() default ProjectionType.ALL;

  /**
   * The non-key attributes that are copied with {@link ProjectionType#INCLUDE}.
   *
   * @return attribute names as stored
   */
  String[] include() default {};

  /** As {@link #sortKey}: the index has no sort key. */
  String NONE = "-";
}
