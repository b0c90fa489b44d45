package dev.singlet.attribute;

/** Marks attributes that Singlet writes by itself: stamps and versions. */
public interface Managed {}
