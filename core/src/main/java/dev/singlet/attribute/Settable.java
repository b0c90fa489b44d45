package dev.singlet.attribute;

/** Marks attributes that an update can set by themselves: no key is made of them. */
public interface Settable {}
