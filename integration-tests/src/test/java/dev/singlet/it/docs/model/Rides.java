package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Unwrapped;
import dev.singlet.annotation.Validate;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Records that are stored as lists. */
@Table(name = "Rides", indexes = @Index("GSI1"))
public sealed interface Rides {

  @Tuple
  public record Position(
      @DecimalMin("-90") @DecimalMax("90") BigDecimal latitude,
      @DecimalMin("-180") @DecimalMax("180") BigDecimal longitude) {}

  @Entity
  @LinkedKey(partition = "RIDE#{id}", sort = "RIDE")
  @LinkedKey(
      name = "ofZone",
      index = "GSI1",
      partition = "ZONE#{pickup.zone}",
      sort = "RIDE#{pickup.from:seconds}#{id}")
  public record Ride(
      String id,
      Position start,
      @Nullable Position end,
      List<Position> route,
      Map<String, Position> marks,
      @Nullable Leg leg,
      @Nullable Fare fare,
      @Nullable Pickup pickup)
      implements Rides {}

  enum Mode {
    CAR,
    @StoredAs("on foot")
    WALK
  }

  record Vehicle(String plate, @Nullable @Max(9) Integer seats) {}

  /** Elements of every kind. */
  @Tuple
  public record Leg(
      @Size(max = 5) String name,
      Mode mode,
      @StoredTime(TimeFormat.EPOCH) Instant at,
      Position to,
      Vehicle vehicle,
      @NotEmpty Set<String> lines,
      List<Position> stops,
      Extra extra,
      @Sensitive @Max(9999) int code) {}

  /** A record that names itself. */
  sealed interface Extra {

    record Bike(int weight) implements Extra {}

    record Pet(String name, @Nullable Position home) implements Extra {}
  }

  /** A price is a list, another fare none. */
  @Union(discriminator = Union.NONE)
  public sealed interface Fare {

    @Tuple
    record Price(BigDecimal amount, String currency) implements Fare {}

    @Unwrapped
    record Flat(int zones) implements Fare {}

    enum Pass implements Fare {
      MONTH,
      YEAR
    }
  }

  /** Changes only as a whole, because its components are checked together and are in a key. */
  @Tuple
  public record Pickup(String zone, Instant from, Instant to) {
    @Validate
    static @Nullable String order(Instant from, Instant to) {
      return to.isBefore(from) ? "must not end before it begins" : null;
    }
  }

  /** The ends of a ride, each as a whole. */
  @Projection(of = Ride.class)
  public record Ends(Position start, @Nullable Position end) {}
}
