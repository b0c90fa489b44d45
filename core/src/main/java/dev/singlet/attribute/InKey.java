package dev.singlet.attribute;

/**
 * Marks attributes that a key or a stored computed attribute is made of. Those of the primary key
 * can't be changed. The others are set by the method that the generated update has for them, which
 * asks for all that the keys need.
 */
public interface InKey {}
