package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a value of any type compressed, as a binary attribute (B). The value is deflated if that
 * makes it smaller. Conditions can only ask if the attribute exists, and an update replaces the
 * value as a whole.
 *
 * <p>Transformers are always applied in this order: {@link Convert}, {@link Trim}, {@link Prefix},
 * {@code Compress}, {@link Encrypt}.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Compress {}
