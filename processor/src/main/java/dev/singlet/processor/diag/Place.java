package dev.singlet.processor.diag;

/** The place of a diagnostic in the source. Only {@link Reporter} looks into it. */
public sealed interface Place permits SourcePlace {}
