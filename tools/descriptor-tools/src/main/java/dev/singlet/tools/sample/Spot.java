package dev.singlet.tools.sample;

/**
 * A component of an entity's record.
 *
 * @param entity the name of the entity
 * @param component the name of the component
 */
record Spot(String entity, String component) {}
