package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of a component that is not given. It is used when the generated builder has no value,
 * when the record holds {@code null}, and when an item that is read lacks the attribute. If {@link
 * #newRecords} is false, it is used in the last case only. Give one of a literal, a constant or a
 * method. All three are checked at compile time.
 *
 * <pre>{@code
 * record Task(
 *     String title,
 *     @Default("OPEN") Status status,
 *     @Default(constant = "NO_LABELS") List<String> labels,
 *     @Default(method = "slug") String slug) {
 *
 *   static final List<String> NO_LABELS = List.of();
 *
 *   static String slug(String title) {
 *     return title.toLowerCase(Locale.ROOT).replace(' ', '-');
 *   }
 * }
 * }</pre>
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Default {

  /**
   * The default as text:
   *
   * <ul>
   *   <li>the value itself for a string or a char
   *   <li>a decimal number for a number
   *   <li>{@code true} or {@code false} for a boolean
   *   <li>the constant's name for an enum
   *   <li>the type's own text for a UUID, a type of {@code java.time} (ISO-8601), a URI, a URL, a
   *       locale or a currency
   *   <li>{@code now} for an {@code Instant}: the time of the put. An older item without this
   *       attribute can't be read, because nothing tells its time.
   * </ul>
   *
   * @return the literal; empty if the default is a constant or a method
   */
  String value() default "";

  /**
   * A static final field of the record, or of another type, written {@code Other.FIELD}. Write the
   * other type with its package, unless it is in the same package, or encloses the record, or is
   * nested in it.
   *
   * @return the field; empty if the default is a literal or a method
   */
  String constant() default "";

  /**
   * A static method of the record. Its parameters, if any, are matched to the record's components
   * by name and type. It must return the same value for the same arguments, because a value that a
   * read fills in is not stored.
   *
   * @return the method's name; empty if the default is a literal or a constant
   */
  String method() default "";

  /**
   * Gives new records the default, too. If false, the default is only for items that were stored
   * before the component was added. Whoever makes a new record must state the value: the builder, a
   * put, an upsert and plain JSON treat the component as required.
   *
   * <pre>{@code
   * record Price(BigDecimal amount, @Default(value = "EUR", newRecords = false) String currency) {}
   * }</pre>
   *
   * <p>False is refused for a component that may be absent, that writes fill in, that JSON leaves
   * out, or that is a {@code Document}, and for the default {@code now}.
   *
   * @return true to give it to new records
   */
  boolean newRecords() default true;
}
