package dev.singlet.it.backfill.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Boats of a yard, whose place had another name. */
@Table(name = "Yard", indexes = @Index("GSI1"))
public sealed interface Yard {

  @Entity
  @LinkedKey(partition = "BOAT#{name}", sort = "BOAT")
  @LinkedKey(name = "atPlace", index = "GSI1", partition = "PLACE#{place}", sort = "{name}")
  record Boat(
      String name,
      @Attribute(aliases = "pier") String place,
      @Nullable @Unique String sail,
      @Nullable @Size(max = 5) String owner)
      implements Yard {}
}
