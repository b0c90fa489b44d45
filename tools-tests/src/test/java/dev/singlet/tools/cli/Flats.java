package dev.singlet.tools.cli;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Flats of several landlords. */
@Table(name = "Flats", tenant = "TENANT#{tenant}")
public sealed interface Flats {

  /** A flat. */
  @Entity
  @LinkedKey(partition = "FLAT#{number}", sort = "FLAT")
  record Flat(int number) implements Flats {}
}
