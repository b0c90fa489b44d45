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
   * The index's partition key attribute; of a global index up to {@value #MAX_KEY_ATTRIBUTES}, all
   * of which tell partitions apart.
   *
   * @return the attribute names as stored; empty for the index name followed by {@code PK}. A local
   *     index has the table's and leaves this empty
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.DesignPattern.MultiAttributeKeys.html">Multi-attribute
   *     keys</a>
   */
  String[] partitionKey() default {};

  /**
   * The index's sort key attribute; of a global index up to {@value #MAX_KEY_ATTRIBUTES}, by the
   * first of which items are sorted, those that are equal in it by the second, and so on.
   *
   * @return the attribute names as stored; empty for the index name followed by {@code SK}; {@link
   *     #NONE} if the index has no sort key
   */
  String[] sortKey() default {};

  /**
   * The types of the partition key attributes.
   *
   * @return the scalar type of each; empty if all are {@link ScalarType#S}
   */
  ScalarType[] partitionKeyType() default {};

  /**
   * The types of the sort key attributes.
   *
   * @return the scalar type of each; empty if all are {@link ScalarType#S}
   */
  ScalarType[] sortKeyType() default {};

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

  /** How many attributes a partition key or a sort key can have at most. */
  int MAX_KEY_ATTRIBUTES = 4;
}
