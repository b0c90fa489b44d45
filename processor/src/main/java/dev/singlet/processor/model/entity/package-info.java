/**
 * Entities, and what follows from a change of their attributes. Begin with {@link EntityModel}.
 * Reads nothing. May import {@code diag}, {@code model.type}, {@code model.value}, {@code
 * model.settings}, {@code model.key} and {@code model.attribute}.
 */
@NullMarked
package dev.singlet.processor.model.entity;

import org.jspecify.annotations.NullMarked;
