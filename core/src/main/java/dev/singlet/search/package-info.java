/** Searches of vector indexes. Begin with {@link PartialSearch}. */
@NullMarked
package dev.singlet.search;

import org.jspecify.annotations.NullMarked;
