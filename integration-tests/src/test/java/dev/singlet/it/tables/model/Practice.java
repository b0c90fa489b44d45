package dev.singlet.it.tables.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.Max;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A doctors' practice, whose components are key attributes themselves. */
@Table(
    name = "Practice",
    partitionKey = "patient",
    sortKey = "number",
    sortKeyType = ScalarType.N,
    indexes =
        @Index(
            value = "byUrgency",
            type = IndexType.LOCAL,
            sortKey = "urgency",
            sortKeyType = ScalarType.N))
public sealed interface Practice {

  /** A drug, and how often a day it is taken. */
  record Drug(String name, @Max(9) int times) {}

  /** A visit of a patient. */
  @Entity
  @LinkedKey(partition = "{patient}", sort = "{number}")
  @LinkedKey(name = "byUrgency", index = "byUrgency", sort = "{urgency}")
  record Visit(
      @Sensitive String patient,
      long number,
      @Nullable Integer urgency,
      @Compress String findings,
      @Attribute(aliases = "doctor", writes = "doctor") String physician,
      @Attribute("meds") List<Drug> drugs,
      @Version long version)
      implements Practice {}
}
