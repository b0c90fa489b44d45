/**
 * Diagnostics: their codes, their places, and the one class that hands them to the compiler. Reads
 * nothing of the model; produces messages of the compiler. Begin with {@link Report}. May import no
 * other stage.
 */
@NullMarked
package dev.singlet.processor.diag;

import org.jspecify.annotations.NullMarked;
