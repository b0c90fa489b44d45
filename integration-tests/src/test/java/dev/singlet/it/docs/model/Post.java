package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

@Table(name = "Post", indexes = @Index("GSI1"))
public sealed interface Post {

  enum Country {
    DE,
    IS
  }

  record Address(String street, String city, Country country) {}

  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  @LinkedKey(
      name = "inCity",
      index = "GSI1",
      partition = "CITY#{to.country}#{to.city:lower}",
      sort = "{to.street}#{id}",
      when = "to.country != IS")
  record Parcel(String id, Address to) implements Post {}
}
