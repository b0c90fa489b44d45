/**
 * Batches: splits keys and writes into chunks that DynamoDB accepts, retries unprocessed ones,
 * reads whole items of keys from an index, and deletes or updates the items of queries. Begin with
 * {@link BatchWriteExecution}. Imports {@code query}, {@code search}, {@code get}, {@code write},
 * {@code context} and {@code engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.batch;

import org.jspecify.annotations.NullMarked;
