package dev.singlet.tools.report;

/**
 * A fact of the head.
 *
 * @param name its name
 * @param value its value
 * @param isCode true if the value is a name or a text of the table
 */
public record Fact(String name, String value, boolean isCode) {}
