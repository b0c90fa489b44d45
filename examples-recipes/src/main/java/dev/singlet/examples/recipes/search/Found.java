package dev.singlet.examples.recipes.search;

/** A place, and how far away it is. */
public record Found(String name, long metres) {}
