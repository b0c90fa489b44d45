package dev.singlet.examples.recipes.history;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Documents, with their older versions and with who changed them. */
@Table(name = "Library", indexes = @Index("GSI1"))
public sealed interface Library permits Document, Revision, Change, Archived {}
