/**
 * The backfill of a table whose model has changed, and its undo. Begin with {@link
 * dev.singlet.migrate.Backfill}.
 */
@NullMarked
package dev.singlet.migrate;

import org.jspecify.annotations.NullMarked;
