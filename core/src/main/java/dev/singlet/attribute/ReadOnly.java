package dev.singlet.attribute;

/**
 * Marks attributes that keep the value they were created with. Only an upsert can give them a
 * value, if the item has none.
 */
public interface ReadOnly {}
