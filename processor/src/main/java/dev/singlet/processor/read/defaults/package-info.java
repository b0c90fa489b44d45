/**
 * Defaults. Reads {@code @Default}; produces the value of a component that is not given. Begin with
 * {@link DefaultReader}. May import {@code diag}, {@code mirror}, {@code model} and {@code
 * read.element}.
 */
@NullMarked
package dev.singlet.processor.read.defaults;

import org.jspecify.annotations.NullMarked;
