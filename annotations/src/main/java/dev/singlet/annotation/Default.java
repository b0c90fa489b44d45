package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of a component that is not given: when the generated builder was not told, when the
 * record holds {@code null}, and when an item that is read lacks the attribute. It is one of a
 * literal, a constant and a method, all checked at compile time.
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
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Default {

  /**
   * The default as text: the value itself for a string or a char, a decimal number for a number,
   * {@code true} or {@code false}, the name of an enum constant, a UUID, and the type's own text
   * for the types of {@code java.time} (ISO-8601), a URI, a URL, a locale or a currency. For an
   * {@code Instant}, {@code now} is the time of the put; an older item that lacks such an attribute
   * does not decode, since there is nothing to tell its time from.
   *
   * @return the literal; not written if the default is a constant or a method
   */
  String value() default "";

  /**
   * A static final field of the record, or of another type as {@code Other.FIELD}. The other type
   * is in the same package, around the record or within it, or is written with its package.
   *
   * @return the field; not written if the default is a literal or a method
   */
  String constant() default "";

  /**
   * A static method of the record. It takes nothing, or components of the record, matched by name
   * and type. It must give the same value for the same arguments: what reading an item fills in is
   * not stored.
   *
   * @return the method's name; not written if the default is a literal or a constant
   */
  String method() default "";
}
