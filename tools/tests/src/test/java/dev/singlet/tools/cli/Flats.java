package dev.singlet.tools.cli;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import jakarta.validation.constraints.Size;

/** Flats of several landlords. */
@Table(name = "Flats", tenant = "TENANT#{tenant}")
public sealed interface Flats {

  /** A flat. */
  @Entity
  @LinkedKey(partition = "FLAT#{number}", sort = "FLAT")
  record Flat(int number) implements Flats {}

  /** Who lets flats. */
  @Entity
  @LinkedKey(partition = "LANDLORD#{id}", sort = "LANDLORD")
  record Landlord(String id, @Size(max = 50) @Unique String email) implements Flats {}
}
