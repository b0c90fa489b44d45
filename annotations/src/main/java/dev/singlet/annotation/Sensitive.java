package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps the values of a component out of errors: where a violation, a key that is refused, a
 * condition that doesn't hold, a unique value that is taken or an item that can't be read would
 * show one, it shows <code>***</code>. What is stored is the same.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Sensitive {}
