package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keys are made of components of nested records. */
@Table(
    name = "Parcels",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3"), @Index("GSI4")})
public sealed interface Parcels {

  enum Country {
    DE,
    FR
  }

  record Area(int zone, @Nullable String cell) {}

  record Address(
      @Size(max = 20) String city,
      Country country,
      @Nullable Area area,
      Optional<String> district) {}

  record Person(String name, @Sensitive String phone) {}

  @Entity
  @LinkedKey(partition = "FROM#{from.country}#{from.city:lower}", sort = "PARCEL#{id}")
  @LinkedKey(
      name = "toCity",
      index = "GSI1",
      partition = "TO#{to.country}#{to.city}",
      sort = "{state}#{id}")
  @LinkedKey(
      name = "inGermany",
      index = "GSI2",
      when = "to.country == DE",
      partition = "TO#{to.city}",
      sort = "{to.area.zone:pad(3)}#{to.area.cell}#{id}")
  @LinkedKey(
      name = "ofDistrict",
      index = "GSI3",
      partition = "DISTRICT#{via.district}",
      sort = "{via.area.zone:reverse(3)}")
  @LinkedKey(name = "ofPhone", index = "GSI4", partition = "PHONE#{payer.phone}", sort = "{id}")
  record Parcel(
      String id, Address from, Address to, @Nullable Address via, Person payer, String state)
      implements Parcels {}
}
