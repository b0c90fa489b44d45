package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Nothing is read together with a bread, so it has a table of its own. */
@Table(name = "Breads", partitionKey = "bread", sortKey = Index.NONE)
public sealed interface Breads {

  @Entity
  @LinkedKey(partition = "{bread}")
  record Bread(String bread, int cents) implements Breads {}
}
