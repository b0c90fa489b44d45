package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import java.time.Instant;
import java.util.UUID;

/** Items that have nothing but keys, with a delimiter that times have one character of. */
@Table(
    name = "Quays",
    delimiter = "::",
    tenant = "T::{tenant}",
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = @Index(value = "GSI1", projection = ProjectionType.KEYS_ONLY))
public sealed interface Quays {

  @Entity
  @LinkedKey(
      name = "moorings",
      givesUp = KeyProperty.ORDER,
      partition = "{port}::{at}",
      sort = "{ship}::M:x::{id}{note:escape}")
  @LinkedKey(name = "ofShip", index = "GSI1", partition = "{ship}", sort = "{at}")
  record Mooring(
      @OnlyInKey String port,
      @OnlyInKey Instant at,
      @OnlyInKey String ship,
      @OnlyInKey UUID id,
      @OnlyInKey String note)
      implements Quays {}
}
