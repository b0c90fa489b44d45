package dev.singlet.processor.diag;

/** Where in the source a diagnostic stands. Only {@link Reporter} looks into it. */
public sealed interface Place permits SourcePlace {}
