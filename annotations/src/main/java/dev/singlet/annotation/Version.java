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
 *
 * <p>It protects from programs that count, too. One that was built without the version doesn't: its
 * updates leave the version as it is, so that nobody sees them, and its puts remove it. So it takes
 * two releases to add a version to an entity that exists:
 *
 * <ol>
 *   <li>one that has it, and relies on it for nothing: conditions that guarded writes so far stay
 *   <li>when all programs are of that release, one that relies on it
 * </ol>
 *
 * <p>Items without a version count from 0.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Version {}
