package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the integer component that counts the writes of an item, for optimistic locking. Every put
 * and update adds 1 to it.
 *
 * <p>A put succeeds only if the stored item has the record's version. A record with version 0, or
 * null, is a new item. A negative version is refused. A delete takes the version as an argument,
 * and an update can.
 *
 * <p>The version protects only against programs that count too. A program built without the version
 * does not count: its updates leave the version as it is, so nobody notices them, and its puts
 * remove it. So add a version to an existing entity in two releases:
 *
 * <ol>
 *   <li>The first has the version but doesn't rely on it. Keep the conditions that guarded writes
 *       before.
 *   <li>The second is released when all programs run the first. It relies on the version.
 * </ol>
 *
 * <p>Items without a version count from 0. An {@code int} ends at 2,147,483,647: then all writes
 * but deletes are refused, until it is a {@code long}.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Version {}
