package dev.singlet.tools.sample;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;

/** Trips, whose stops are tuples. */
@Table(name = "Trips")
public sealed interface Trips {

  @Entity
  @LinkedKey(partition = "TRIP#{id}", sort = "TRIP")
  record Trip(String id, Stop start, List<Stop> stops, Fare fare) implements Trips {}

  @Tuple
  record Stop(
      @Size(max = 5) String city, @Min(-90) @Max(90) int latitude, @Sensitive String guest) {}

  @Union(discriminator = Union.NONE)
  sealed interface Fare {

    @Tuple
    record Price(@Min(1) int cents, String currency) implements Fare {}

    enum Pass implements Fare {
      MONTH
    }
  }
}
