package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * An operation, as exceptions know it: what it gives types the part of the result that they hold.
 * Every {@link dev.singlet.Operation} is one.
 *
 * @param <R> what the operation gives
 */
public interface Attempt<R extends @Nullable Object> {}
