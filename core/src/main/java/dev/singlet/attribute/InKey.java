package dev.singlet.attribute;

/**
 * Marks attributes that a key or a stored computed attribute is made of. Those of the primary key
 * can't be changed. For the others, the generated update has a method that sets them. It asks for
 * all values that the keys need.
 *
 * <p>If a key is made of a component of a nested record, all components of this record have the
 * mark. The update sets the record as a whole. The components of a flattened record that may be
 * absent have it, too, if one of them is required.
 */
public interface InKey {}
