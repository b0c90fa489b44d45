/**
 * Reads source files as text; produces files of the compiler, and reads class files from it. Begin
 * with {@link SourceFiler}. May import no other stage.
 */
@NullMarked
package dev.singlet.processor.filer;

import org.jspecify.annotations.NullMarked;
