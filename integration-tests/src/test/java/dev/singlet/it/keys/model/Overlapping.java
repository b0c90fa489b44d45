package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import org.jspecify.annotations.Nullable;

/** Two indexes with one partition key. */
@Table(
    name = "Overlapping",
    indexes = {
      @Index(value = "GSI1", partitionKey = "GP"),
      @Index(value = "GSI2", partitionKey = "GP")
    })
public sealed interface Overlapping {

  @Entity
  @LinkedKey(partition = "FILE#{name}", sort = "FILE#{folder}")
  @LinkedKey(name = "ofFolder", index = "GSI1", partition = "IN#{folder}", sort = "FILE#{folder}")
  @LinkedKey(name = "byName", index = "GSI2", partition = "IN#{folder}", sort = "FILE#{name}")
  record File(String name, String folder, @Nullable String note) implements Overlapping {}
}
