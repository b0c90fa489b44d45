package dev.singlet.processor.diag;

/** The place of a diagnostic in the source. Only {@link Reporter} reads its content. */
public sealed interface Place permits SourcePlace {}
