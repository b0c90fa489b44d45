package dev.singlet.it.entities.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Indexes whose keys are the entity's name and the stamps, as other libraries have them. */
@Table(
    name = "Registry",
    indexes = {
      @Index(value = "byType", partitionKey = "_et", sortKey = "_ct"),
      @Index(
          value = "byChange",
          partitionKey = "_et",
          sortKey = "_md",
          projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Registry {

  @Entity(name = "ship")
  @LinkedKey(partition = "SHIP#{name}", sort = "SHIP")
  @LinkedKey(name = "newest", index = "byType", partition = "ship", sort = "{created}")
  @LinkedKey(name = "changed", index = "byChange", partition = "ship", sort = "{modified}")
  @SuppressWarnings("singlet:hot-partition")
  record Ship(
      String name,
      int tons,
      @CreatedAt @Attribute("_ct") @Nullable Instant created,
      @UpdatedAt @Attribute("_md") @Nullable Instant modified)
      implements Registry {}

  /** It is in the indexes, too, but no query reads it there. */
  @Entity(name = "port")
  @LinkedKey(partition = "PORT#{name}", sort = "PORT")
  record Port(String name) implements Registry {}

  @Projection(of = Ship.class)
  record ShipName(String name) {}
}
