package dev.singlet.tools.report.stored;

/**
 * An attribute of an item.
 *
 * @param name its name
 * @param type its type in DynamoDB
 * @param text its value, to be read by people
 */
public record StoredValue(String name, String type, String text) {}
