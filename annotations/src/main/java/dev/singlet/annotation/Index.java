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
   * The kind of index: global, local, or an index of vectors.
   *
   * @return the kind of index
   */
  IndexType type() default IndexType.GLOBAL;

  /**
   * The index's partition key attribute. A global index can have up to {@value
   * #MAX_KEY_ATTRIBUTES}; items share a partition if they are equal in all of them. A local index
   * has the table's partition key and leaves this empty. A vector index has one, and each search
   * reads one partition.
   *
   * @return the attribute names as stored; empty for the index name followed by {@code PK}
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.DesignPattern.MultiAttributeKeys.html">Multi-attribute
   *     keys</a>
   */
  String[] partitionKey() default {};

  /**
   * The index's sort key attribute. A global index can have up to {@value #MAX_KEY_ATTRIBUTES}:
   * items are sorted by the first, items equal in it by the second, and so on. A vector index has
   * none.
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
   * The attributes that DynamoDB copies into the index.
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

  /**
   * The attribute with the vector, of a {@link IndexType#VECTOR} index. The component that is
   * stored there is a {@code float[]}, a {@code double[]}, or a list of {@code Float} or {@code
   * Double}. DynamoDB compares vectors with the precision of a {@code float}.
   *
   * @return the attribute name as stored; empty for an index of another kind
   */
  String vector() default "";

  /**
   * The length of each vector of a {@link IndexType#VECTOR} index. Puts, updates and searches
   * refuse a vector of another length.
   *
   * @return 1 to {@value #MAX_DIMENSIONS}; 0 for an index of another kind
   */
  int dimensions() default 0;

  /**
   * The function that compares the vectors of a {@link IndexType#VECTOR} index.
   *
   * @return the distance function
   */
  VectorDistance distance() default VectorDistance.COSINE;

  /**
   * The attributes that a search of a {@link IndexType#VECTOR} index can filter by. DynamoDB calls
   * them inline filters. They are stored as text, numbers or bytes.
   *
   * @return at most {@value #MAX_FILTERS} attribute names as stored
   */
  String[] filters() default {};

  /** A value for {@link #sortKey}: the index has no sort key. */
  String NONE = "-";

  /** The largest number of attributes in a partition key or a sort key. */
  int MAX_KEY_ATTRIBUTES = 4;

  /** The largest number of vector indexes of a table. */
  int MAX_VECTOR_INDEXES = 5;

  /** The largest number of dimensions of a vector. */
  int MAX_DIMENSIONS = 4096;

  /** The largest number of filters of a vector index. */
  int MAX_FILTERS = 18;
}
