package dev.singlet.it.values;

/** A name. */
public record Name(String first, String last) {}
