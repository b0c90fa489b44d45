/**
 * The files that {@code ImportTable} reads: the lines of puts, their order, and the files they go
 * to. Begin with {@link dev.singlet.internal.imports.ImportWriter}.
 */
@NullMarked
package dev.singlet.internal.imports;

import org.jspecify.annotations.NullMarked;
