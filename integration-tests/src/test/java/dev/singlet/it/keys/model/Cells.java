package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;

/** Values that only the key has, after the part of a tenant. */
@Table(name = "Cells", tenant = "T#{tenant}", createdAttribute = "", modifiedAttribute = "")
public sealed interface Cells {

  @Entity
  @LinkedKey(name = "all", partition = "{block}", sort = "CELL#{number:pad(3)}")
  record Cell(@OnlyInKey String block, @OnlyInKey @Sensitive int number, int beds)
      implements Cells {}
}
