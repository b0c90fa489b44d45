package dev.singlet.it.keys.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Keys that are the same text in several attributes. */
@Table(
    name = "Equal",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3")},
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Equal {

  @Entity
  @LinkedKey(partition = "USER#{name}", sort = "USER#{name}")
  @LinkedKey(name = "byTeam", index = "GSI1", partition = "TEAM#{team}", sort = "USER#{name}")
  @LinkedKey(name = "byTown", index = "GSI2", partition = "TEAM#{team}", sort = "TEAM#{team}")
  @LinkedKey(
      name = "byLeave",
      index = "GSI3",
      partition = "TEAM#{team}",
      sort = "{leave}#USER#{name}")
  record User(String name, String team, @Nullable String leave) implements Equal {}

  @Entity
  @LinkedKey(name = "byId", partition = "TOWN#{id}", sort = "TOWN#{id}")
  record Town(String id, @Nullable String motto) implements Equal {}

  @Entity
  @SuppressWarnings("singlet:cut-time")
  @LinkedKey(name = "log", partition = "LOG#{name}", sort = "{at}")
  record Entry(String name, @CreatedAt Instant at, @Nullable String text) implements Equal {}
}
