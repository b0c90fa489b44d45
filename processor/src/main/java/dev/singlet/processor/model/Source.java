package dev.singlet.processor.model;

/**
 * A component or a computed method, as templates and conditions refer to it.
 *
 * @param name its name in Java
 * @param type its type
 * @param isNullable whether it may be absent
 * @param isComputed whether it is a method
 */
public record Source(String name, ValueType type, boolean isNullable, boolean isComputed) {}
