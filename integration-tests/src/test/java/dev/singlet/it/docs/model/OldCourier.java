package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;

/** The model of {@link Courier} before parcels moved to the partitions of their customers. */
@Table(name = "Courier")
public sealed interface OldCourier {

  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  record Parcel(String id, String customer, @Unique String label) implements OldCourier {}
}
