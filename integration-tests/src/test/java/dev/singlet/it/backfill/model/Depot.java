package dev.singlet.it.backfill.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Trucks of a depot, and a log. */
@Table(name = "Depot", indexes = @Index("GSI1"))
public sealed interface Depot {

  @Entity
  @LinkedKey(partition = "TRUCK#{plate}", sort = "TRUCK")
  @LinkedKey(name = "inDepot", index = "GSI1", partition = "DEPOT#{depot}", sort = "{plate}")
  record Truck(
      String plate,
      String depot,
      @Nullable @Unique String serial,
      @Nullable @Size(max = 20) String note,
      @Version long version,
      @UpdatedAt @Nullable Instant changed)
      implements Depot {}

  @Entity
  @LinkedKey(partition = "VISIT#{plate}", sort = "{number:pad(4)}")
  @LinkedKey(name = "visitsOf", index = "GSI1", partition = "VISITS#{plate}", sort = "{since}")
  record Visit(String plate, int number, @CreatedAt @Nullable Instant since) implements Depot {}
}
