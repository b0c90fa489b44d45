package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a text with a prefix, which it is read without. Where the component is a collection, an
 * array, a map or an {@code Optional} of texts, each of its values has the prefix.
 *
 * <pre>{@code @Prefix("user:") String owner}</pre>
 *
 * <p>Keys are made of the text without the prefix; it can be written in their templates. Conditions
 * compare texts without it too.
 *
 * <p>Transformers compose in one order, however they are written: {@link Convert}, {@link Trim},
 * {@code Prefix}, {@link Compress}, {@link Encrypt}.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Prefix {

  /**
   * What the stored text begins with.
   *
   * @return the prefix, at least one character
   */
  String value();
}
