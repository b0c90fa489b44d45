/** Reads the model, gives source files as values. Imports {@code model}. */
@NullMarked
package dev.singlet.processor.write;

import org.jspecify.annotations.NullMarked;
