package dev.singlet.processor.write;

/**
 * A source file.
 *
 * @param name the qualified name of its class
 * @param text its content
 */
public record GeneratedSource(String name, String text) {}
