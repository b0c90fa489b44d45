/**
 * Codecs of values that hold no others. Begin with {@link Codecs}. Imports {@code runtime.item}.
 * Public for generated classes in any package. User code doesn't need it.
 */
@NullMarked
package dev.singlet.runtime.codec;

import org.jspecify.annotations.NullMarked;
