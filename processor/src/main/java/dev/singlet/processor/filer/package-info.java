/** Writes source files to the compiler. Imports no other stage. */
@NullMarked
package dev.singlet.processor.filer;

import org.jspecify.annotations.NullMarked;
