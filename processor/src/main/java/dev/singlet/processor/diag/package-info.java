/**
 * Diagnostics: their codes, where they stand, and the one class that hands them to javac. Reads
 * nothing of the model; produces messages of the compiler. May import no other stage.
 */
@NullMarked
package dev.singlet.processor.diag;

import org.jspecify.annotations.NullMarked;
