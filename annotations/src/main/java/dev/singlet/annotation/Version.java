package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the integer component that counts the writes of an item, for optimistic locking. Every put
 * and update adds 1 to it. A put is made only if the item still has the version that the record
 * has; a record with the version 0, or null, is one that is not stored yet, and none has a negative
 * one. A delete asks for the version, and an update can.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Version {}
