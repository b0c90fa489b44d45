/**
 * Keys. Reads linked keys with their templates and conditions; produces the keys of an entity. May
 * import {@code mirror}, {@code model}, {@code diag} and {@code read.element}.
 */
@NullMarked
package dev.singlet.processor.read.key;

import org.jspecify.annotations.NullMarked;
