/**
 * The item that holds the history of a table's migrations, and the lock on it. Begin with {@link
 * dev.singlet.internal.history.HistoryItem}.
 */
@NullMarked
package dev.singlet.internal.history;

import org.jspecify.annotations.NullMarked;
