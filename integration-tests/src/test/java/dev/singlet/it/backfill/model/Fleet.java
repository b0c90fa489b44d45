package dev.singlet.it.backfill.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Vans of several companies. */
@Table(name = "Fleet", tenant = "COMPANY#{tenant}", indexes = @Index("GSI1"))
public sealed interface Fleet {

  @Entity
  @LinkedKey(partition = "VAN#{plate}", sort = "VAN")
  @LinkedKey(name = "inTown", index = "GSI1", partition = "TOWN#{town}", sort = "{plate}")
  record Van(String plate, String town) implements Fleet {}
}
