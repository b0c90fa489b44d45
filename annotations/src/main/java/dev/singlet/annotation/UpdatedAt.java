package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Instant} component that holds the time when the item was last written. Every
 * write sets it to the current time, whatever the record holds. It is stored in the {@linkplain
 * Table#modifiedAttribute modified attribute} of the table or that of {@link Stamps}, or under its
 * own name if there is none. A primary key can't use it, because each write would then change the
 * key.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface UpdatedAt {}
