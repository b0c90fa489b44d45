/**
 * The forms of text, times and numbers that keys and items share; the sizes and the order of stored
 * values; DynamoDB's limits, in {@code Limits}. A form that one class alone uses is in the room of
 * that class. Begin with {@link Limits}. Not exported.
 */
@NullMarked
package dev.singlet.internal.text;

import org.jspecify.annotations.NullMarked;
