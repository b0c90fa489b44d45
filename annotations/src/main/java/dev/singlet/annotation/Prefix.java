package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a text with a prefix. Reads remove the prefix. If the component is a collection, an array,
 * a map or an {@code Optional} of texts, each of its values gets the prefix.
 *
 * <pre>{@code @Prefix("user:") String owner}</pre>
 *
 * <p>Keys use the text without the prefix; a key template can write the prefix itself. Conditions
 * compare texts without it too.
 *
 * <p>Transformers are always applied in this order: {@link Convert}, {@link Trim}, {@code Prefix},
 * {@link Compress}, {@link Encrypt}.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Prefix {

  /**
   * The beginning of the stored text.
   *
   * @return the prefix, at least one character
   */
  String value();
}
