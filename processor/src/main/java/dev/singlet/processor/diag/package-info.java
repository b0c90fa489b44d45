/**
 * Diagnostics: their codes, where they stand, and the one class that hands them to javac. Imports
 * no other stage.
 */
@NullMarked
package dev.singlet.processor.diag;

import org.jspecify.annotations.NullMarked;
