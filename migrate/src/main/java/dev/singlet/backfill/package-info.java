/**
 * The report and progress of a backfill, and its journal. Begin with {@link
 * dev.singlet.backfill.BackfillReport}.
 */
@NullMarked
package dev.singlet.backfill;

import org.jspecify.annotations.NullMarked;
