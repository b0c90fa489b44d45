package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Instant} component that holds the time after which DynamoDB may delete the item.
 * It is stored in seconds since 1970 (UTC). A table has one such attribute. {@code CreateTable} of
 * the module {@code singlet-tables} turns on time to live for it. DynamoDB deletes expired items
 * within days. Until then reads return them, unless they ask for items {@code withoutExpired()}.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TTL.html">DynamoDB's
 *     time to live</a>
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface TimeToLive {}
