package dev.singlet.examples.recipes.hierarchies.folders;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Folders and files. */
@Table(name = "Drive", indexes = @Index("GSI1"))
public sealed interface Drive permits Entry {}
