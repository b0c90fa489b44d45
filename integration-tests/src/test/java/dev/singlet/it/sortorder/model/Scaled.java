package dev.singlet.it.sortorder.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;

/** Samples that are read by ranges of each attribute, in indexes of all kinds. */
@Table(
    name = "Scaled",
    indexes = {
      @Index("GSI1"),
      @Index("GSI2"),
      @Index("GSI3"),
      @Index("GSI4"),
      @Index("GSI5"),
      @Index("GSI6"),
      @Index("GSI7"),
      @Index("GSI8"),
      @Index(
          value = "byNumber",
          partitionKey = "NPK",
          sortKey = "level",
          sortKeyType = ScalarType.N),
      @Index(
          value = "several",
          partitionKey = "MPK",
          sortKey = {"level", "MSK"},
          sortKeyType = {ScalarType.N, ScalarType.S})
    })
public sealed interface Scaled {

  @Entity
  @LinkedKey(partition = "SAMPLE#{id}", sort = "SAMPLE")
  @LinkedKey(name = "byPrice", index = "GSI1", partition = "{kind}", sort = "{price:ordered}#{id}")
  @LinkedKey(
      name = "byWeight",
      index = "GSI2",
      partition = "{kind}",
      sort = "{weight:descending}#{id}")
  @LinkedKey(name = "byDay", index = "GSI3", partition = "{kind}", sort = "{day:descending}#{id}")
  @LinkedKey(name = "byMonth", index = "GSI4", partition = "{kind}", sort = "{at:month}#{id}")
  @LinkedKey(
      name = "sharded",
      index = "GSI5",
      partition = "{kind}#{id:shard(4)}",
      sort = "{level:pad(4)}#{id}")
  @LinkedKey(
      name = "acrossDays",
      index = "GSI6",
      partition = "{kind}#{at:day}",
      sort = "{at}#{id}",
      across = "at")
  @LinkedKey(
      name = "acrossLevels",
      index = "GSI7",
      partition = "{kind}#{level:pad(2)}",
      sort = "{id}",
      across = "level")
  @LinkedKey(
      name = "byBeginning",
      index = "GSI8",
      partition = "{kind}",
      sort = "{name:first(2):upper}#{id}")
  @LinkedKey(name = "byNumber", index = "byNumber", partition = "{kind}", sort = "{level}")
  @LinkedKey(
      name = "several",
      index = "several",
      partition = "{kind}",
      sort = {"{level}", "{name:lower}"})
  record Sample(
      String kind,
      String id,
      BigDecimal price,
      double weight,
      LocalDate day,
      Instant at,
      @Min(1) @Max(50) int level,
      String name)
      implements Scaled {}
}
