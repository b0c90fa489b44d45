package dev.singlet.attribute;

/** Marks attributes that an update can also remove, because an item need not have them. */
public interface Removable extends Settable {}
