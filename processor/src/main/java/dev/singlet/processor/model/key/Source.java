package dev.singlet.processor.model.key;

import dev.singlet.processor.model.value.ValueType;

/**
 * A component or a computed method that templates and conditions refer to.
 *
 * @param name its name in Java
 * @param type its type
 * @param isNullable true if it may be absent
 * @param isComputed true if it is a method
 */
public record Source(String name, ValueType type, boolean isNullable, boolean isComputed) {}
