/**
 * Transactions of reads and of writes, as they are executed. Begin with {@link TransactionSpec}.
 * Not exported.
 */
@NullMarked
package dev.singlet.internal.transaction;

import org.jspecify.annotations.NullMarked;
