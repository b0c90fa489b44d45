package dev.singlet.it.unique.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;

/** Key attributes that are components themselves. */
@Table(name = "Rooms", partitionKey = "building", sortKey = "room")
public sealed interface Rooms {

  @Entity
  @LinkedKey(partition = "{building}", sort = "{room}")
  record Room(String building, String room, @Unique(scope = "building") String name)
      implements Rooms {}
}
