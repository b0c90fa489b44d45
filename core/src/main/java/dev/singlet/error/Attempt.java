package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * An operation, as exceptions know it. Its result type is the type of the partial result that they
 * hold. Every {@link dev.singlet.operation.Operation} is one.
 *
 * @param <R> the type of the operation's result
 */
public interface Attempt<R extends @Nullable Object> {}
