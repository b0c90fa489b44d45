/**
 * Parts of records. Begin with {@link ProjectionModel}. Reads nothing. May import {@code diag},
 * {@code model.type}, {@code model.value}, {@code model.settings}, {@code model.key} and {@code
 * model.attribute}.
 */
@NullMarked
package dev.singlet.processor.model.projection;

import org.jspecify.annotations.NullMarked;
