package dev.singlet.it.sortorder.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;

/** Stays that are read by ranges of several values, in indexes of all kinds. */
@Table(
    name = "Tupled",
    indexes = {
      @Index("GSI1"),
      @Index("GSI2"),
      @Index("GSI3"),
      @Index("GSI4"),
      @Index(
          value = "several",
          partitionKey = "MPK",
          sortKey = {"level", "MSK"},
          sortKeyType = {ScalarType.N, ScalarType.S})
    })
public sealed interface Tupled {

  /** Constants whose texts are in another order. */
  enum State {
    OPEN,
    DONE,
    CLOSED
  }

  /** Stays with their notes. */
  @ItemCollection(name = "noted")
  sealed interface Noted extends Tupled {}

  @Entity
  @LinkedKey(name = "all", partition = "STAY#{kind}", sort = "{name}#{level:pad(2)}#{id}")
  @LinkedKey(
      name = "descending",
      index = "GSI1",
      partition = "{kind}",
      sort = "D#{price:descending}#{level:reverse(2)}#{day:descending}#{id}")
  @LinkedKey(
      name = "sharded",
      index = "GSI2",
      partition = "{kind}#{id:shard(3)}",
      sort = "{state}#{price:ordered}#{id}")
  @LinkedKey(
      name = "across",
      index = "GSI3",
      partition = "{kind}#{level:pad(2)}",
      sort = "{name:escape}#{at}{id}",
      across = "level")
  @LinkedKey(
      name = "mixed",
      index = "GSI4",
      partition = "{kind}",
      sort = "{price:descending}#{level:pad(2)}#{day}#{tuple}#{id}#{level:pad(2)}")
  @LinkedKey(
      name = "several",
      index = "several",
      partition = "{kind}",
      sort = {"{level}", "{name:lower}#{day}#{id}"})
  record Stay(
      String kind,
      String name,
      int level,
      String id,
      BigDecimal price,
      LocalDate day,
      Instant at,
      State state,
      String tuple)
      implements Noted {}

  @Entity
  @LinkedKey(partition = "STAY#{kind}", sort = "{name}#{level:pad(2)}#{id}#NOTE")
  record Note(String kind, String name, int level, String id) implements Noted {}
}
