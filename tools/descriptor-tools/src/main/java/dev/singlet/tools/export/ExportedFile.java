package dev.singlet.tools.export;

/**
 * A file of an export.
 *
 * @param path its name, or its path with slashes, below the folder of the export
 * @param text what it holds, in UTF-8
 */
public record ExportedFile(String path, String text) {}
