package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;

@Table(
    name = "Archive",
    indexes = {
      @Index("GSI1"),
      @Index(
          value = "GSI2",
          projection = ProjectionType.INCLUDE,
          include = {"_et", "title", "state"})
    })
public sealed interface Archive permits Report {}
