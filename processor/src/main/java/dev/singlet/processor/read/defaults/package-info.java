/**
 * Defaults. Reads {@code @Default}; produces the value that a component has without one given. May
 * import {@code diag}, {@code mirror}, {@code model} and {@code read.element}.
 */
@NullMarked
package dev.singlet.processor.read.defaults;

import org.jspecify.annotations.NullMarked;
