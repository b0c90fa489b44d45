package dev.singlet.it.entities.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Mark;
import dev.singlet.annotation.Table;

/** Entities that store something else in the attribute that names the others. */
@Table(name = "Logbook")
public sealed interface Logbook {

  @Entity(name = "ship")
  @LinkedKey(partition = "SHIP#{name}", sort = "SHIP")
  record Vessel(String name) implements Logbook {}

  /** Another program's item, which says something of its own in the table's entity attribute. */
  @Entity(name = "note")
  @Mark(attribute = "class")
  @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
  record Note(String id, @Attribute("_et") String about) implements Logbook {}

  /** The same of an item that its key tells. */
  @Entity(toldByKey = true)
  @LinkedKey(partition = "BUOY#{id}", sort = "BUOY")
  record Buoy(String id, @Attribute("_et") String about) implements Logbook {}
}
