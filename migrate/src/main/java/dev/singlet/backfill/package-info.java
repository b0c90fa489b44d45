/**
 * The report and progress of a backfill, its journal, checkpoint and steering. Begin with {@link
 * dev.singlet.backfill.BackfillReport}.
 */
@NullMarked
package dev.singlet.backfill;

import org.jspecify.annotations.NullMarked;
