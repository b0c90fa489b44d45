/**
 * The settings of a table and of its entities, and the names of what is generated. Begin with
 * {@link TableSettings}. Reads nothing. May import {@code diag}, {@code model.type} and {@code
 * model.value}.
 */
@NullMarked
package dev.singlet.processor.model.settings;

import org.jspecify.annotations.NullMarked;
