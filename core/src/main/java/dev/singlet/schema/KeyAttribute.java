package dev.singlet.schema;

import dev.singlet.annotation.ScalarType;

/**
 * One attribute of a key.
 *
 * @param name the attribute's name as stored
 * @param type its scalar type
 */
public record KeyAttribute(String name, ScalarType type) {}
