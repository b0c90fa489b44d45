package dev.singlet.examples.github.model;

import org.jspecify.annotations.Nullable;

/** A file of a gist. */
public record GistFile(String filename, @Nullable String language, long size, String content) {}
