package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;

/** Parcels by customer. */
@Table(name = "Courier")
public sealed interface Courier {

  @Entity
  @LinkedKey(name = "ofCustomer", partition = "CUSTOMER#{customer}", sort = "PARCEL#{id}")
  record Parcel(String customer, String id, @Unique String label) implements Courier {}
}
