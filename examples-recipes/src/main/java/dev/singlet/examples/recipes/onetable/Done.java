package dev.singlet.examples.recipes.onetable;

/**
 * The work for a page.
 *
 * @param written items that were written to the one table, or removed there
 * @param unexpected differences that no stopped program explains
 */
record Done(long written, long unexpected) {}
