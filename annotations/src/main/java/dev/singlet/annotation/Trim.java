package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a text without the white space it begins and ends with, as {@link String#strip} has it.
 * Where the component is a collection, an array, a map or an {@code Optional} of texts, its values
 * are trimmed one by one.
 *
 * <p>Constraints are checked on the text as it is given. Conditions trim what they compare with.
 * What an item is read as has the trimmed text, so no key can be made of the component.
 *
 * <p>Transformers compose in one order, however they are written: {@link Convert}, {@code Trim},
 * {@link Prefix}, {@link Compress}, {@link Encrypt}.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Trim {}
