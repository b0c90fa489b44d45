package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps the values of a component out of error messages, which show <code>***</code> instead. This
 * applies to violations, refused keys, failed conditions, unique values that are taken, and items
 * that can't be read. The texts of requests that a listener can ask for don't show them either, nor
 * keys that are made of them. Storage does not change.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Sensitive {}
