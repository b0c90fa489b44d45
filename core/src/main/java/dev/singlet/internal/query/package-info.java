/**
 * One execution of a query, of one partition or of several that are merged. Its page tokens and
 * positions. Begin with {@link QuerySpec}. Imports {@code context}, {@code engine} and {@code
 * wire}. Not exported.
 */
@NullMarked
package dev.singlet.internal.query;

import org.jspecify.annotations.NullMarked;
