package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a text without leading and trailing white space, as {@link String#strip} defines it. If
 * the component is a collection, an array, a map or an {@code Optional} of texts, each of its
 * values is trimmed.
 *
 * <p>Constraints check the text before it is trimmed. Conditions trim the texts they compare with.
 * Reads return the trimmed text, so keys can't use the component.
 *
 * <p>Transformers are always applied in this order: {@link Convert}, {@code Trim}, {@link Prefix},
 * {@link Compress}, {@link Encrypt}.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Trim {}
