/** Searches of vector indexes. Begin with {@link SearchSpec}. */
@NullMarked
package dev.singlet.internal.search;

import org.jspecify.annotations.NullMarked;
