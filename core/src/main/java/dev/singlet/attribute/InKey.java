package dev.singlet.attribute;

/**
 * Marks attributes that a key or a stored computed attribute is made of. Those of the primary key
 * can't be changed. For the others, the generated update has a method that sets them. It asks for
 * all values that the keys need.
 */
public interface InKey {}
