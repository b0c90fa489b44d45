package dev.singlet.it.updates;

import dev.singlet.operation.Operation;
import org.jspecify.annotations.Nullable;

/**
 * One write and what must come of it.
 *
 * @param operation what is executed
 * @param key the key of the item in the expected table
 * @param after the item afterwards; null for none
 * @param isRefused whether its condition must fail
 */
record Step(Operation<?> operation, String key, @Nullable Expected after, boolean isRefused) {}
