/**
 * Keys. Reads linked keys with their templates and conditions; produces the keys of an entity.
 * Begin with {@link LinkedKeyReader}. May import {@code diag}, {@code mirror}, {@code model} and
 * {@code read.element}.
 */
@NullMarked
package dev.singlet.processor.read.key;

import org.jspecify.annotations.NullMarked;
