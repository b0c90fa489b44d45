package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a pair of key attributes, of the table or of an index, that are computed from an
 * entity's attributes. A linked key with a name is an access pattern: the processor generates a
 * query method of that name.
 *
 * <p>A template consists of literal text and placeholders. A placeholder <code>{attribute}</code>
 * names a component, a component of a nested record by its path, such as <code>
 * {address.city}</code>, or a {@link Computed} method. Formats follow after colons and are applied
 * from left to right: <code>{issueNumber:pad(8)}</code>, <code>{name:lower:escape}</code>.
 *
 * <table>
 * <caption>Formats</caption>
 * <tr><th>format</th><th>for</th><th>gives</th></tr>
 * <tr><td>{@code pad(n)}</td><td>integers</td>
 *   <td>n digits with leading zeros; refuses negative and longer numbers</td></tr>
 * <tr><td>{@code reverse(n)}</td><td>integers</td>
 *   <td>n digits of 10<sup>n</sup> - 1 - value: descending order</td></tr>
 * <tr><td>{@code lower}, {@code upper}</td><td>all but numbers</td>
 *   <td>the text in lower or upper case, independent of the locale</td></tr>
 * <tr><td>{@code escape}</td><td>text</td>
 *   <td>any text, reversible and in the same order. Without {@code escape}, {@code any}, {@code
 *   hash(n)} or {@code shard(n)}, a text is refused if it contains the delimiter or U+10FFFF. In a
 *   sort key, where the delimiter follows the text, it is also refused if it contains the
 *   delimiter's first character or one that sorts before it</td></tr>
 * <tr><td>{@code any}</td><td>text</td>
 *   <td>the text as it is, also with the delimiter. It ends at the literal text that follows it in
 *   the template, so it is refused if it contains that text. The last value of a template may
 *   contain everything but U+10FFFF. In a sort key, other text after it needs {@link
 *   KeyProperty#ORDER}</td></tr>
 * <tr><td>{@code millis}, {@code seconds}</td><td>times</td>
 *   <td>UTC, {@code 2024-01-15T08:00:00.000Z} or {@code 2024-01-15T08:00:00Z}. Without
 *   a format, a time has the form in which it is stored, see {@link StoredTime}</td>
 *   </tr>
 * <tr><td>{@code epoch}, {@code epochMillis}</td><td>times</td>
 *   <td>seconds or milliseconds since 1970 as an integer; combine with {@code pad} or {@code
 *   reverse} where it must sort</td></tr>
 * <tr><td>{@code year}, {@code month}, {@code day}, {@code hour}</td><td>times</td>
 *   <td>the period of the time, in UTC: {@code 2024}, {@code 2024-01}, {@code 2024-01-15}, {@code
 *   2024-01-15T08}. In a partition template, a query takes any time of the period</td></tr>
 * <tr><td>{@code first(n)}</td><td>text</td>
 *   <td>the first n characters, 1 to 64, or the whole text if it is shorter. In a partition
 *   template, a query takes any text that begins with them</td></tr>
 * <tr><td>{@code hash(n)}</td><td>text, in a partition template</td>
 *   <td>the first n hexadecimal digits, 1 to 8, of the CRC-32 of the text in UTF-8. It spreads
 *   items; a query takes the text</td></tr>
 * <tr><td>{@code shard(n)}</td><td>any value, in a partition template</td>
 *   <td>the number of one of n partitions, 2 to 256: the CRC-32 of the value's text in UTF-8,
 *   modulo n. A query of the access pattern doesn't take this value: it reads all n partitions and
 *   merges their items in key order</td></tr>
 * </table>
 *
 * <p>An index key is written as a whole or not at all. If {@link #when} does not hold, or an
 * attribute in the key is absent, the item has no key attribute of this index and is not in it. One
 * exception: a component that is itself a key attribute is always stored, but the item is still not
 * in the index while another key attribute is missing.
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
   * The purpose of the access pattern, such as {@code "Open issues of a repository, newest first."}
   * The Javadoc of the query method begins with it, and the descriptor of the table shows it. On a
   * primary key without a name, it is the purpose of the {@code get} method. A key in an index that
   * has no name can have a purpose, too: only the descriptor shows it.
   *
   * @return plain text, with code in backticks; empty for none
   */
  String purpose() default "";

  /**
   * An attribute in the partition template, across whose values the access pattern can be queried.
   * The query method then also takes, in place of one value:
   *
   * <ul>
   *   <li>{@code anyOf(...)}: several values, of at most 256 partitions. These are read at the same
   *       time, and their items come in the order of the sort keys. {@code everyHash(n)} has all
   *       partitions of a text with the format {@code hash(n)}, for n of 1 or 2.
   *   <li>{@code eachOf(...)}: several values, of at most 10,000 partitions. These are read one
   *       after the other.
   *   <li>a range with two ends, {@code between(from, to)} or {@code gte(from).and(lt(to))}, if the
   *       attribute is an {@code Instant} with the format {@code year}, {@code month}, {@code day}
   *       or {@code hour}, a {@code LocalDate}, a {@code YearMonth}, or an integer, without a
   *       converter. The partitions of the whole range, at most 10,000, are read one after the
   *       other. If the sort template begins with the same attribute, the range also narrows the
   *       sort key.
   * </ul>
   *
   * <p>The key must have a name, and at most one sort template. This template can have the
   * attribute only if the partition has many of its values, as with {@code day}: otherwise each
   * partition would need another condition on the sort key.
   *
   * @return the name of a component or {@link Computed} method; empty for none
   */
  String across() default "";

  /**
   * The index that has these key attributes.
   *
   * @return the name of an index of the table; empty for the table itself
   */
  String index() default "";

  /**
   * The template of the partition key. An index with several partition key attributes has one
   * template for each: <code>partition = {"{tenant}", "{region}"}</code>. Leave it empty on a local
   * index, whose partition key is the table's.
   *
   * @return the templates, in the order of the attributes
   */
  String[] partition() default {};

  /**
   * The template of the sort key. An index with several sort key attributes has one template for
   * each, and a query narrows them from the first to the last.
   *
   * @return the templates, in the order of the attributes; empty only where the table or index has
   *     no sort key
   */
  String[] sort() default {};

  /**
   * The letter case of the whole key. It changes the literal text of the templates, and each value
   * as its format {@code lower} or {@code upper} does. Values that differ only in case share a key.
   *
   * <pre>{@code
   * @LinkedKey(partition = "TEAM#{team}", sort = "{status}#{since}", letterCase = LetterCase.LOWER)
   * }</pre>
   *
   * @return the letter case; {@link LetterCase#AS_DECLARED} for the templates and values as they
   *     are
   */
  LetterCase letterCase() default LetterCase.AS_DECLARED;

  /**
   * The properties that this key gives up, for keys that another program has written. A query can
   * narrow a part that has lost its order by whole values only, not by ranges.
   *
   * <pre>{@code
   * @LinkedKey(
   *     name = "ofYear",
   *     partition = "INV:{year}",
   *     sort = "INV:{number}",
   *     givesUp = KeyProperty.ORDER)
   * }</pre>
   *
   * @return the properties; none by default. A property that the key has can't be given up
   */
  KeyProperty[] givesUp() default {};

  /**
   * The condition under which an item has this key: {@code status == OPEN}, {@code status != OPEN},
   * {@code status in (MERGED, CLOSED)}, {@code draft}, {@code !draft}, {@code mail exists}, {@code
   * mail not exists}, {@code kind == 'invoice'}, {@code kind != 'invoice'}, {@code kind in
   * ('invoice', 'bill')}, joined by {@code &&}. Texts are in single quotes. Several keys on one
   * index must exclude each other, and no query of one may reach items that have another.
   *
   * @return the condition; empty for always
   */
  String when() default "";
}
