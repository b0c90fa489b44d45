/**
 * Operations that are made of others, for programs that need them: series of transactions, and gets
 * that come one by one. Begin with {@link TransactionSeries}.
 */
@NullMarked
package dev.singlet.extras;

import org.jspecify.annotations.NullMarked;
