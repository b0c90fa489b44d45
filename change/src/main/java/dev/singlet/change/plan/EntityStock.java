package dev.singlet.change.plan;

/**
 * The items of an entity that a table holds.
 *
 * @param entity the name of the entity
 * @param items the number of its items
 * @param bytes the average size of its items in bytes, with the names of attributes
 */
public record EntityStock(String entity, Amount items, double bytes) {}
