package dev.singlet.attribute;

/** Marks attributes that Singlet itself writes: stamps and versions. */
public interface Managed {}
