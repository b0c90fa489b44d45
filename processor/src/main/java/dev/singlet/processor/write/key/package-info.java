/**
 * Texts of keys. Reads the templates of keys; produces the code that computes their halves, and the
 * names of the methods with this code. Begin with {@link KeyCode}. May import {@code model}, {@code
 * source}, {@code write.codec} and {@code write.name}.
 */
@NullMarked
package dev.singlet.processor.write.key;

import org.jspecify.annotations.NullMarked;
