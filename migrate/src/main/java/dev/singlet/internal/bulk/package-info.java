/**
 * The engine of bulk writes: takes writes from their source, sends them side by side, and keeps the
 * place. Begin with {@link dev.singlet.internal.bulk.BulkSpec}.
 */
@NullMarked
package dev.singlet.internal.bulk;

import org.jspecify.annotations.NullMarked;
