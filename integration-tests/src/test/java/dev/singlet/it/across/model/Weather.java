package dev.singlet.it.across.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;

@Table(
    name = "Weather",
    indexes = {
      @Index("GSI1"),
      @Index("GSI2"),
      @Index("GSI3"),
      @Index("GSI4"),
      @Index("GSI5"),
      @Index("GSI6"),
      @Index("GSI7"),
      @Index("GSI8"),
      @Index("GSI9")
    })
public sealed interface Weather {

  @Entity
  @SuppressWarnings("singlet:cut-time")
  @LinkedKey(
      name = "byDevice",
      partition = "READING#{device}#{takenAt:day}",
      sort = "{takenAt}",
      across = "takenAt")
  @LinkedKey(
      name = "newest",
      index = "GSI1",
      partition = "{device}#{takenAt:month}",
      sort = "{takenAt:descending}",
      across = "takenAt")
  @LinkedKey(
      name = "all",
      index = "GSI2",
      partition = "HOUR#{takenAt:hour}#{device:shard(3)}",
      sort = "{takenAt}#{device}",
      across = "takenAt")
  @LinkedKey(
      name = "byLevelOfDate",
      index = "GSI3",
      partition = "{device}#{date}",
      sort = "{level:pad(3)}#{takenAt}",
      across = "date")
  @LinkedKey(
      name = "byLevel",
      index = "GSI4",
      partition = "LEVEL#{level:pad(3)}",
      sort = "{takenAt}#{device}",
      across = "level")
  @LinkedKey(
      name = "directory",
      index = "GSI5",
      partition = "{label:first(1):upper}",
      sort = "{label}#{takenAt}#{device}",
      across = "label")
  @LinkedKey(
      name = "byLabel",
      index = "GSI6",
      partition = "LABEL#{label:hash(2)}",
      sort = "{label}#{takenAt}#{device}")
  @LinkedKey(
      name = "ofDevice",
      index = "GSI7",
      partition = "DEVICE#{device}",
      sort = "{takenAt}",
      across = "device")
  @LinkedKey(
      name = "inYears",
      index = "GSI8",
      partition = "{takenAt:year}#{device}#{takenAt:month}",
      sort = "{level:pad(3)}#{takenAt}",
      across = "takenAt")
  @LinkedKey(
      name = "everywhere",
      index = "GSI9",
      partition = "DEVICES#{device:hash(2)}",
      sort = "{takenAt}#{label}",
      across = "device")
  record Reading(
      @Size(max = 9) String device,
      Instant takenAt,
      LocalDate date,
      @Min(0) @Max(120) int level,
      @Size(min = 2) String label)
      implements Weather {}
}
