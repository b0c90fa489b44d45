/**
 * Searches of vector indexes. Begin with {@link SearchSpec}. Imports {@code context} and {@code
 * engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.search;

import org.jspecify.annotations.NullMarked;
