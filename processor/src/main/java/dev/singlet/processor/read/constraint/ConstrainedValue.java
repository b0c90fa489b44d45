package dev.singlet.processor.read.constraint;

import dev.singlet.processor.model.type.JavaType;

/**
 * A value that constraints are on.
 *
 * @param type its type
 * @param isNullable true if null is a value that is stored as nothing
 */
record ConstrainedValue(JavaType type, boolean isNullable) {}
