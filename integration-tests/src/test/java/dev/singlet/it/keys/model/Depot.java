package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Values that only the keys of indexes have. */
@Table(
    name = "Depot",
    tenant = "T#{tenant}",
    indexes = {
      @Index("GSI1"),
      @Index(value = "GSI2", projection = ProjectionType.KEYS_ONLY),
      @Index("GSI3")
    },
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Depot {

  /** The state of a parcel. */
  enum Status {
    OPEN,
    DONE
  }

  /** A parcel. Only some have a place, and only open ones have a queue. */
  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  @LinkedKey(
      name = "inState",
      index = "GSI1",
      partition = "STATE#{state}",
      sort = "CITY#{city}#{id}")
  @LinkedKey(
      name = "ofCustomer",
      index = "GSI2",
      partition = "c#{customer}",
      sort = "{shelf:pad(2)}#{id}")
  @LinkedKey(
      name = "queued",
      index = "GSI3",
      when = "status == OPEN",
      partition = "QUEUE#{queue}",
      sort = "{customer}#{id}")
  record Parcel(
      String id,
      @OnlyInKey @Size(min = 2, max = 2) @Nullable String state,
      @OnlyInKey @Nullable String city,
      @OnlyInKey String customer,
      @OnlyInKey int shelf,
      Status status,
      @OnlyInKey OptionalInt queue,
      String note)
      implements Depot {}

  /** What the index of customers has. */
  @Projection(of = Parcel.class)
  record ParcelKey(String customer, int shelf) {}

  /** A part of a parcel with values of two keys. */
  @Projection(of = Parcel.class)
  record ParcelPlace(@Nullable String state, String customer, String note) {}

  /** A stall, whose hall has the name of its key attribute. */
  @Entity
  @LinkedKey(partition = "STALL#{number}", sort = "STALL")
  @LinkedKey(
      name = "inHall",
      index = "GSI1",
      partition = "HALL#{GSI1PK}",
      sort = "{rank:pad(3)}#{number:pad(5)}")
  record Stall(
      int number,
      @OnlyInKey @Sensitive Optional<String> GSI1PK,
      @Nullable Integer rank,
      String owner)
      implements Depot {}
}
