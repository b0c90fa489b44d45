package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a value of any type compressed, as B: deflated where that makes it smaller. DynamoDB then
 * knows no more of it than whether it is there, and an update replaces it as a whole.
 *
 * <p>Transformers compose in one order, however they are written: {@link Convert}, {@link Trim},
 * {@link Prefix}, {@code Compress}, {@link Encrypt}.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Compress {}
