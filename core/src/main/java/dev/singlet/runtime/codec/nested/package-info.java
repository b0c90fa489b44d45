/**
 * Codecs of values that hold others: collections, records, unions and documents. Begin with {@link
 * ListCodec}. Imports {@code runtime.item}, {@code runtime.codec} and {@code runtime.constraint}.
 * Public for generated classes in any package. User code doesn't need it.
 */
@NullMarked
package dev.singlet.runtime.codec.nested;

import org.jspecify.annotations.NullMarked;
