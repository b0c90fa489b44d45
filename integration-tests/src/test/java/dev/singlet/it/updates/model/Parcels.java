package dev.singlet.it.updates.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.value.Document;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parcels that another program stores too, which writes NULL where there is nothing. */
@Table(name = "Parcels", indexes = @Index("GSI1"))
public sealed interface Parcels {

  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  @LinkedKey(name = "byBay", index = "GSI1", partition = "HALL#{hall}", sort = "BAY#{bay}#{id}")
  record Parcel(
      String id,
      @Nullable String hall,
      @Nullable String bay,
      @Nullable String note,
      @Max(10) @Nullable Integer stops,
      Optional<BigDecimal> weight,
      @Default("5") Integer stars,
      Set<String> labels,
      @Size(max = 2) Set<String> seals,
      @Default(constant = "ROUTE") List<String> route,
      @Default(method = "signed") List<String> remarks,
      @Size(min = 2) @Nullable List<String> legs,
      @Default(method = "rated") Integer rating,
      @Nullable Size3 size,
      Map<String, Document> open)
      implements Parcels {

    public static final List<String> ROUTE = List.of("depot");

    public static Integer rated(String id) {
      return id.length();
    }

    public static List<String> signed(String id) {
      return List.of("of " + id);
    }
  }

  record Size3(int width, @Nullable Integer height, @Nullable String unit) {}

  @Entity
  @LinkedKey(partition = "LOCKER#{id}", sort = "LOCKER")
  record Locker(String id, @Unique @Nullable String code, @Nullable String owner)
      implements Parcels {}
}
