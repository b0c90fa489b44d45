package dev.singlet.expression;

/** Marks attributes that Singlet itself writes: stamps and versions. */
public interface Managed {}
