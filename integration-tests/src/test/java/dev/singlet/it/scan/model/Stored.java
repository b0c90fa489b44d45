package dev.singlet.it.scan.model;

/** What lies on shelves. */
public sealed interface Stored extends Depot permits Part, Tool {}
