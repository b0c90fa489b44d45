package dev.singlet.tools.format;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Readings of devices, and stations, whose keys have what the examples lack. */
@Table(
    name = "Weather",
    delimiter = "--",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3"), @Index("GSI4")})
public sealed interface Weather {

  /** A reading. */
  @Entity
  @LinkedKey(partition = "READING--{device}--{takenAt:day}", sort = "{takenAt}")
  @LinkedKey(
      index = "GSI1",
      partition = "{takenAt:year}--{device}--{takenAt:month}",
      sort = "{takenAt:descending}")
  @LinkedKey(
      index = "GSI2",
      partition = "HOUR--{takenAt:hour}--{device:shard(3)}",
      sort = "{takenAt}--{device}",
      letterCase = LetterCase.LOWER)
  @LinkedKey(
      index = "GSI3",
      partition = "{label:first(1):upper}",
      sort = "{label}--{takenAt}--{device}")
  @LinkedKey(
      index = "GSI4",
      partition = "LABEL--{label:hash(2)}",
      sort = "{label}--{takenAt}--{device}")
  record Reading(String device, Instant takenAt, String label) implements Weather {}

  /** The place of a station. */
  record Place(String country, boolean isAbroad, @CreatedAt Instant since) {}

  /** The owner of a station. */
  record Owner(String name, @Nullable String phone) {}

  /** A station. Its records are flattened. */
  @Entity
  @LinkedKey(partition = "STATION#{at.country}", sort = "{id}")
  @LinkedKey(index = "GSI1", partition = "OWNER#{owner.name}", sort = "{at.since}#{id}")
  @LinkedKey(index = "GSI2", when = "at.isAbroad", partition = "ABROAD#{at.country}", sort = "{id}")
  record Station(
      String id,
      @Flatten(prefix = "at_") Place at,
      @Flatten(prefix = "owner_") @Nullable Owner owner)
      implements Weather {}
}
