package dev.singlet.it.types.model;

/** A name. */
public record Name(String first, String last) {}
