/** Writes source files to the compiler, and reads class files from it. Imports no other stage. */
@NullMarked
package dev.singlet.processor.filer;

import org.jspecify.annotations.NullMarked;
