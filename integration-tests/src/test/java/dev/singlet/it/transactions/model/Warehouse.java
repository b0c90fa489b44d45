package dev.singlet.it.transactions.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Another table. */
@Table(name = "Warehouse")
public sealed interface Warehouse {

  @Entity
  @LinkedKey(partition = "BOX#{id}", sort = "BOX")
  record Box(String id) implements Warehouse {}
}
