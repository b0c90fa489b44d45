package dev.singlet.processor.read.constraint;

import com.palantir.javapoet.TypeName;

/**
 * A value that constraints are on.
 *
 * @param type its type
 * @param isNullable whether null is a value that is stored as nothing
 */
record ConstrainedValue(TypeName type, boolean isNullable) {}
