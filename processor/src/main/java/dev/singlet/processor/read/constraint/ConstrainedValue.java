package dev.singlet.processor.read.constraint;

import dev.singlet.processor.model.type.JavaType;

/**
 * A value with constraints.
 *
 * @param type its type
 * @param isNullable true if null is allowed; nothing is stored for it
 */
record ConstrainedValue(JavaType type, boolean isNullable) {}
