package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A pair of key attributes that are computed from an entity's attributes, in the table or in an
 * index. With a name it is an access pattern and gets a query method of that name.
 *
 * <p>A template consists of literal text and of placeholders. <code>{attribute}</code> names a
 * record component or a {@link Computed} method, and takes formats after colons, applied from left
 * to right: <code>{issueNumber:pad(8)}</code>, <code>{name:lower:escape}</code>.
 *
 * <table>
 * <caption>Formats</caption>
 * <tr><th>format</th><th>for</th><th>gives</th></tr>
 * <tr><td>{@code pad(n)}</td><td>integers</td>
 *   <td>n digits with leading zeros; refuses what is negative or longer</td></tr>
 * <tr><td>{@code reverse(n)}</td><td>integers</td>
 *   <td>n digits of 10<sup>n</sup> - 1 - value: descending order</td></tr>
 * <tr><td>{@code lower}, {@code upper}</td><td>text</td>
 *   <td>the text in one case, independent of the locale</td></tr>
 * <tr><td>{@code escape}</td><td>text</td>
 *   <td>any text, with the delimiter, anything that sorts before it, or U+10FFFF, which is refused
 *   elsewhere; reversible, and in the same order</td></tr>
 * <tr><td>{@code millis}, {@code seconds}</td><td>times</td>
 *   <td>UTC, {@code 2024-01-15T08:00:00.000Z} or {@code 2024-01-15T08:00:00Z}; without
 *   a format the one in which the time is stored, see {@link StoredTime}</td>
 *   </tr>
 * <tr><td>{@code epoch}, {@code epochMillis}</td><td>times</td>
 *   <td>seconds or milliseconds since 1970 as an integer; combine with {@code pad} or {@code
 *   reverse} where it must sort</td></tr>
 * <tr><td>{@code shard(n)}</td><td>any value, in a partition template</td>
 *   <td>the number of one of n partitions, 2 to 256: the CRC-32 of the value's text in UTF-8,
 *   modulo n. A query of the access pattern takes no such value, reads all n partitions and merges
 *   their items in key order</td></tr>
 * </table>
 *
 * <p>An index key is written whole or not at all: where {@link #when} does not hold, or an
 * attribute in it is absent, the item has none of its attributes and is not in the index. A
 * component that is a key attribute itself is stored all the same: an item that lacks another one
 * is in no index either.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(LinkedKeys.class)
public @interface LinkedKey {

  /**
   * The name of the access pattern.
   *
   * @return a Java method name; empty for a key that is only kept up to date
   */
  String name() default "";

  /**
   * The index whose key attributes these are.
   *
   * @return the name of an index of the table; empty for the table itself
   */
  String index() default "";

  /**
   * The template of the partition key; of an index with several partition key attributes, one for
   * each of them: <code>partition = {"{tenant}", "{region}"}</code>. Left empty on a local index,
   * whose partition key is the table's.
   *
   * @return the templates, in the order of the attributes
   */
  String[] partition() default {};

  /**
   * The template of the sort key; of an index with several sort key attributes, one for each of
   * them. A query narrows them from the first to the last.
   *
   * @return the templates, in the order of the attributes; empty only where the table or index has
   *     no sort key
   */
  String[] sort() default {};

  /**
   * The condition under which an item has this key: {@code status == OPEN}, {@code status != OPEN},
   * {@code status in (MERGED, CLOSED)}, {@code draft}, {@code !draft}, joined by {@code &&}.
   * Several keys on one index must exclude each other.
   *
   * @return the condition; empty for always
   */
  String when() default "";
}
