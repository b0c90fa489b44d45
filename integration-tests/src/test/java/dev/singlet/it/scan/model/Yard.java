package dev.singlet.it.scan.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Trucks and trailers. Those with a fault are in the index {@code faults}. */
@Table(
    name = "Yard",
    indexes = {
      @Index("faults"),
      @Index(
          value = "some",
          projection = ProjectionType.INCLUDE,
          include = {"_et", "number", "fault"}),
      @Index(value = "local", type = IndexType.LOCAL),
      @Index(
          value = "times",
          projection = ProjectionType.INCLUDE,
          include = {"number", "until"}),
      @Index(value = "keys", projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Yard {

  @Entity
  @LinkedKey(partition = "TRUCK#{number}", sort = "TRUCK")
  @LinkedKey(
      name = "byFault",
      index = "faults",
      partition = "FAULT#{fault}",
      sort = "TRUCK#{number:pad(3)}")
  @LinkedKey(
      name = "broken",
      index = "some",
      partition = "FAULT#{fault}",
      sort = "TRUCK#{number:pad(3)}")
  @LinkedKey(index = "local", sort = "FAULT#{fault}")
  @LinkedKey(name = "timed", index = "times", partition = "TIMED#{number:pad(3)}", sort = "{until}")
  @LinkedKey(
      name = "keyed",
      index = "keys",
      partition = "FAULT#{fault}",
      sort = "TRUCK#{number:pad(3)}")
  record Truck(
      int number, @Nullable String fault, String notes, @TimeToLive @Nullable Instant until)
      implements Yard {}

  @Entity
  @LinkedKey(partition = "TRAILER#{number}", sort = "TRAILER")
  @LinkedKey(index = "faults", partition = "FAULT#{fault}", sort = "TRAILER#{number:pad(3)}")
  @LinkedKey(index = "some", partition = "FAULT#{fault}", sort = "TRAILER#{number:pad(3)}")
  @LinkedKey(index = "keys", partition = "FAULT#{fault}", sort = "TRAILER#{number:pad(3)}")
  record Trailer(int number, @Nullable String fault) implements Yard {}

  @Projection(of = Truck.class)
  record TruckFault(int number, @Nullable String fault) {}

  @Projection(of = Truck.class)
  record TruckTime(int number, @Nullable Instant until) {}

  /** Only the table and whole indexes hold this. */
  @Projection(of = Truck.class)
  record TruckNotes(int number, String notes) {}
}
