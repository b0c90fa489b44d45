/**
 * Keys: their templates, the texts and the order that these give. Begin with {@link
 * LinkedKeyModel}. Reads nothing. May import {@code diag}, {@code model.type}, {@code model.value}
 * and {@code model.settings}.
 */
@NullMarked
package dev.singlet.processor.model.key;

import org.jspecify.annotations.NullMarked;
