package dev.singlet.attribute;

/** Marks attributes that an update can set alone, because no key is made of them. */
public interface Settable {}
