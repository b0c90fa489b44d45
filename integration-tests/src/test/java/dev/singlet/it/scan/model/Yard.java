package dev.singlet.it.scan.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Trucks and trailers, some of them broken. */
@Table(name = "Yard")
public sealed interface Yard {

  @Entity
  @LinkedKey(partition = "TRUCK#{number}", sort = "TRUCK")
  record Truck(
      int number, @Nullable String fault, String notes, @TimeToLive @Nullable Instant until)
      implements Yard {}

  @Entity
  @LinkedKey(partition = "TRAILER#{number}", sort = "TRAILER")
  record Trailer(int number) implements Yard {}

  @Projection(of = Truck.class)
  record TruckFault(int number, @Nullable String fault) {}
}
