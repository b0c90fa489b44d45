package dev.singlet.importer.model;

/**
 * A word on something that a model can't have, or has in another form.
 *
 * @param path where it is in the file
 * @param text what the model has instead, and what to do
 */
public record Remark(String path, String text) {}
