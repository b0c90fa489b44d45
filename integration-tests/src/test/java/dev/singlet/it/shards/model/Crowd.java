package dev.singlet.it.shards.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.time.Instant;

/** People who are listed together, and what happens to them. */
@Table(
    name = "Crowd",
    indexes = {
      @Index("GSI1"),
      @Index("GSI2"),
      @Index(value = "keys", projection = ProjectionType.KEYS_ONLY),
      @Index(value = "local", type = IndexType.LOCAL, sortKey = "lsk")
    })
public sealed interface Crowd {

  @ItemCollection(name = "all", index = "GSI1")
  sealed interface Being extends Crowd {}

  @Entity
  @LinkedKey(partition = "PERSON#{id}", sort = "PERSON")
  @LinkedKey(
      name = "everyone",
      index = "GSI1",
      partition = "BEING#{id:shard(7)}",
      sort = "PERSON#{joined}")
  @LinkedKey(
      name = "ofTeam",
      index = "GSI2",
      partition = "TEAM#{team}#{id:shard(3)}",
      sort = "{joined}#{rank:pad(3)}#{id}")
  @LinkedKey(
      name = "byRank",
      index = "keys",
      partition = "RANK#{id:shard(4)}",
      sort = "{rank:reverse(3)}")
  record Person(
      String id,
      String team,
      @StoredTime(TimeFormat.SECONDS) Instant joined,
      int rank,
      String color)
      implements Being {}

  @Entity
  @LinkedKey(partition = "ROBOT#{serial:pad(4)}", sort = "ROBOT")
  @LinkedKey(
      name = "robots",
      index = "GSI1",
      partition = "BEING#{code:shard(7)}",
      sort = "ROBOT#{serial:pad(4)}")
  record Robot(String code, int serial) implements Being {}

  /** Shards of the table itself. */
  @Entity
  @LinkedKey(name = "log", partition = "LOG#{number:pad(6):shard(5)}", sort = "{number:pad(6)}")
  @LinkedKey(name = "byKind", index = "local", sort = "KIND#{kind}")
  record Event(int number, String kind) implements Crowd {}

  @Projection(of = Person.class)
  record Badge(String id, int rank) {}
}
