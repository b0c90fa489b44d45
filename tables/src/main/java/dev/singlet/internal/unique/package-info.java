/**
 * Compares unique values with the items that reserve them, page by page, and makes the transactions
 * that mend what doesn't fit. Begin with {@link UniqueComparison}. It may use the engine of core,
 * and no reports.
 */
@NullMarked
package dev.singlet.internal.unique;

import org.jspecify.annotations.NullMarked;
