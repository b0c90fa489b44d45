package dev.singlet.examples.recipes.largetexts;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Texts in parts, and attachments whose content is in an object store. */
@Table(name = "Library", indexes = @Index("GSI1"))
public sealed interface Library permits LargeText, TextPart, Attachment, LooseObject {}
