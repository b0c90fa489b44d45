package dev.singlet.tools.format;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Unwrapped;
import dev.singlet.convert.JdkTypes;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Readings of devices, and stations, whose keys have what the examples lack. */
@Table(
    name = "Weather",
    delimiter = "--",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3"), @Index("GSI4")},
    converters = JdkTypes.class)
@SuppressWarnings("JavaUtilDate")
public sealed interface Weather {

  /** A reading. */
  @Entity
  @SuppressWarnings("singlet:cut-time")
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
  @SuppressWarnings("singlet:argument-order")
  record Station(
      String id,
      @Flatten(prefix = "at_") Place at,
      @Flatten(prefix = "owner_") @Nullable Owner owner)
      implements Weather {}

  /** A gate of a stop, which opens at a time. */
  record Gate(int number, Instant opens, @StoredTime(TimeFormat.EPOCH) Instant closes) {}

  /** A stop of a van. */
  record Stop(String city, @Nullable Gate gate) {}

  /** A van. Parts of its stop, which is stored as a map, are in its keys. */
  @Entity
  @LinkedKey(partition = "VAN--{to.city}", sort = "{id}")
  @LinkedKey(
      index = "GSI1",
      partition = "GATE--{to.gate.number:pad(3)}",
      sort = "{to.gate.opens}--{to.gate.closes}--{id}")
  @LinkedKey(
      index = "GSI2",
      when = "to.city == 'Delft'",
      partition = "OF--{to.city}",
      sort = "{id}")
  record Van(String id, Stop to) implements Weather {}

  /** A visit to a station. Its times are stored as numbers, two of its types by converters. */
  @Entity
  @LinkedKey(partition = "VISIT--{from:day}", sort = "{from}--{id:any}")
  @LinkedKey(index = "GSI1", partition = "{until:epoch}", sort = "{until:descending}--{id:any}")
  @LinkedKey(
      index = "GSI2",
      partition = "{seen:hour}",
      sort = "{seen}--{id:any}",
      letterCase = LetterCase.LOWER)
  @LinkedKey(
      index = "GSI3",
      partition = "ID_{id:any}_AT_{until:epochMillis}",
      sort = "{seen:seconds}--{id:any}")
  @SuppressWarnings("singlet:hot-partition")
  record Visit(
      String id,
      @StoredTime(TimeFormat.EPOCH) Instant from,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Instant until,
      @StoredTime(TimeFormat.EPOCH) Date seen,
      NavigableSet<Integer> guides,
      @Nullable Note note,
      List<Way> ways)
      implements Weather {}

  /** A way to a station, with another tuple as its end. */
  @Tuple
  record Way(@Size(max = 20) String name, @Min(1) int minutes, End end, List<Integer> heights) {}

  /** The end of a way. */
  @Tuple
  record End(double latitude, double longitude) {}

  /** A note, whose type in DynamoDB tells what it is. */
  @Union(discriminator = Union.NONE)
  sealed interface Note {

    /** A text. */
    @Unwrapped
    record Plain(@Size(max = 100) String text) implements Note {}

    /** Several notes. */
    @Unwrapped
    record Many(List<Note> notes) implements Note {}

    /** A text in a language. */
    record Translated(String text, @Nullable String language) implements Note {}
  }

  /** A guide. Keys hold what is computed of values that may be absent. */
  @Entity
  @LinkedKey(partition = "GUIDE--{id}", sort = "GUIDE")
  @LinkedKey(index = "GSI1", partition = "CALLED--{label}", sort = "{id}")
  @LinkedKey(index = "GSI2", partition = "SPEAKS--{language}", sort = "{id}")
  record Guide(String id, @Nullable String name, Set<String> languages) implements Weather {

    @Computed
    static String label(@Nullable String name) {
      return name == null ? "nobody" : name;
    }

    @Computed
    static @Nullable String language(Set<String> languages) {
      return languages.stream().sorted().findFirst().orElse(null);
    }
  }
}
