package dev.singlet.internal.batch;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.write.Write;

/**
 * A write as it is given to a batch.
 *
 * @param write what is written
 * @param operation the same as users gave it, for failures to tell
 * @param context the table and the tenant that it is for
 */
public record BatchEntry(Write<?> write, Object operation, Context context) {}
