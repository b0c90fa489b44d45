package dev.singlet.tools.format;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.Instant;

/** Readings of devices, whose keys have the formats that the examples lack. */
@Table(
    name = "Weather",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3"), @Index("GSI4")})
public sealed interface Weather {

  /** A reading. */
  @Entity
  @LinkedKey(partition = "READING#{device}#{takenAt:day}", sort = "{takenAt}")
  @LinkedKey(
      index = "GSI1",
      partition = "{takenAt:year}#{device}#{takenAt:month}",
      sort = "{takenAt:descending}")
  @LinkedKey(
      index = "GSI2",
      partition = "HOUR#{takenAt:hour}#{device:shard(3)}",
      sort = "{takenAt}#{device}")
  @LinkedKey(
      index = "GSI3",
      partition = "{label:first(1):upper}",
      sort = "{label}#{takenAt}#{device}")
  @LinkedKey(
      index = "GSI4",
      partition = "LABEL#{label:hash(2)}",
      sort = "{label}#{takenAt}#{device}")
  record Reading(String device, Instant takenAt, String label) implements Weather {}
}
