package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Instant} component that holds the time when the item was created. A put keeps
 * the record's value, or writes the current time if the value is null. It is stored in the
 * {@linkplain Table#createdAttribute created attribute} of the table or that of {@link Stamps}, or
 * under its own name if there is none.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface CreatedAt {}
