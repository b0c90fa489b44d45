package dev.singlet.it.projections.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Parcels with records in records, of which projections read parts. */
@Table(
    name = "Depot",
    indexes =
        @Index(
            value = "GSI1",
            projection = ProjectionType.INCLUDE,
            include = {"_et", "id", "to", "shipTo", "notes"}))
public sealed interface Depot {

  enum Country {
    DE,
    IS
  }

  @Entity
  @LinkedKey(name = "inDepot", partition = "DEPOT#{depot}", sort = "PARCEL#{id:pad(3)}")
  @LinkedKey(name = "byId", index = "GSI1", partition = "DEPOT#{depot}", sort = "{id:pad(3)}")
  record Parcel(
      String depot,
      int id,
      @Attribute(aliases = "shipTo") Place to,
      @Nullable Place via,
      Optional<Place> from,
      @Flatten(prefix = "payer.") @Nullable Payer payer,
      @Attribute(aliases = "remarks") List<String> notes)
      implements Depot {}

  record Place(
      @Attribute(value = "the city", aliases = "town") String city,
      @Nullable String street,
      @Default("DE") @StoredCase(LetterCase.LOWER) Country country,
      @StoredTime(TimeFormat.EPOCH) Instant since,
      @Nullable Geo geo,
      @Sensitive String phone) {}

  record Geo(double latitude, double longitude, @Nullable String source) {}

  record Payer(String name, @Nullable String tax, @Nullable Place at) {}

  /** Parts of maps, of a flattened record, and of a record in a record. */
  @Projection(of = Parcel.class)
  record Route(Stop to, @Nullable Stop via, Optional<Town> from, @Nullable PayerName payer) {

    /** Its components are in another order than those of the place. */
    public record Stop(@Nullable Latitude geo, String phone, Country country, Instant since) {}

    public record Latitude(double latitude) {}

    public record Town(@Nullable String street, String city) {}

    public record PayerName(@Nullable Town at, String name) {}
  }

  @Projection(of = Parcel.class)
  record Target(Route.Town to, int id) {}
}
