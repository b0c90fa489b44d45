/**
 * Kinds of values, their types, forms and formats. Begin with {@link ValueType}. Reads nothing;
 * produces what all other models are made of. May import {@code diag} and {@code model.type}.
 */
@NullMarked
package dev.singlet.processor.model.value;

import org.jspecify.annotations.NullMarked;
