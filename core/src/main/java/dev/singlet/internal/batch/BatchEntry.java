package dev.singlet.internal.batch;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.write.Write;

/**
 * A write of a batch.
 *
 * @param write the write
 * @param operation the operation that the user gave, for messages
 * @param context the table and the tenant of the write
 */
public record BatchEntry(Write<?> write, Object operation, Context context) {}
