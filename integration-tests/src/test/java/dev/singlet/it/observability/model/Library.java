package dev.singlet.it.observability.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;

@Table(
    name = "LibraryTable",
    indexes = {@Index("GSI1"), @Index(value = "GSI2", projection = ProjectionType.KEYS_ONLY)})
public sealed interface Library permits Book, Reader {}
