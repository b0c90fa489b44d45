package dev.singlet.it.tables.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** A collection whose keys tell its entities. */
@Table(name = "Herbarium", entityAttribute = "")
public sealed interface Herbarium {

  /** A sheet with a plant. */
  @Entity
  @LinkedKey(partition = "SHEET#{number}", sort = "SHEET")
  record Sheet(int number, String plant) implements Herbarium {}

  /** A shelf for sheets. */
  @Entity
  @LinkedKey(partition = "SHELF#{name}", sort = "SHELF")
  record Shelf(String name, String room) implements Herbarium {}
}
