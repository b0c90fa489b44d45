/**
 * Errors of a table by the types that they count for. Reads the diagnostics of a table and of its
 * files; produces the types that get a class, and the reasons for the stubs of all others. Begin
 * with {@link Verdict}. May import {@code diag}, {@code model}, {@code read.element}, {@code
 * read.table}, {@code validate} and {@code print}.
 */
@NullMarked
package dev.singlet.processor.verdict;

import org.jspecify.annotations.NullMarked;
