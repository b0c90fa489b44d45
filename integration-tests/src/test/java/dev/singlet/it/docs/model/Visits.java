package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Table(name = "visits", partitionKey = "id", sortKey = "range")
public sealed interface Visits {

  @Entity
  @LinkedKey(name = "byGuest", partition = "GUEST#{guest}", sort = "VISIT#{at:millis}")
  record Visit(String guest, Instant at, @Nullable Note note) implements Visits {}

  record Note(String author, String text) {}
}
