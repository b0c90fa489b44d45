package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Instant} component that says when the item was last written. Every write sets it
 * to the present time, whatever the record holds. It is stored in the table's {@linkplain
 * Table#modifiedAttribute modified attribute}, or under its own name where the table has none. No
 * primary key can be made of it, as each write would be of another item.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface UpdatedAt {}
