package dev.singlet.attribute;

/**
 * Marks attributes that keep the value they were created with. Updates have no method that changes
 * them.
 */
public interface ReadOnly {}
