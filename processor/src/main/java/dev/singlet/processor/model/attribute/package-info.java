/**
 * Components and the attributes that hold them, nested and flattened ones too. Begin with {@link
 * AttributeModel}. Reads nothing. May import {@code diag}, {@code model.type}, {@code model.value},
 * {@code model.settings} and {@code model.key}.
 */
@NullMarked
package dev.singlet.processor.model.attribute;

import org.jspecify.annotations.NullMarked;
