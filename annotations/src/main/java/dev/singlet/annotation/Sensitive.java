package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps the values of a component out of every text that the library makes, which shows <code>***
 * </code> instead: messages of exceptions, reports, texts of requests, and {@code toString} of
 * operations, conditions and results. Keys that are made of them are hidden, too. Storage does not
 * change.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Sensitive {}
