/**
 * Constraints. Reads the annotations of {@code jakarta.validation} and those composed of them;
 * produces the constraints on a value. Begin with {@link ConstraintReader}. May import {@code
 * diag}, {@code mirror}, {@code model} and {@code read.element}.
 */
@NullMarked
package dev.singlet.processor.read.constraint;

import org.jspecify.annotations.NullMarked;
