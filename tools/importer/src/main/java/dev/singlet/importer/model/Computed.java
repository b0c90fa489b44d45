package dev.singlet.importer.model;

/**
 * A virtual attribute: the text that a key has for a value.
 *
 * @param name the name of its method
 * @param component the component that it is made of
 * @param expression makes the text
 * @param imports the types that the expression names; empty for none
 */
public record Computed(String name, Component component, String expression, String imports) {}
