/**
 * Batches: keys and writes in chunks that DynamoDB takes, what it left unprocessed, and queries
 * whose items are deleted. Imports {@code query}, {@code write}, {@code context} and {@code
 * engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.batch;

import org.jspecify.annotations.NullMarked;
