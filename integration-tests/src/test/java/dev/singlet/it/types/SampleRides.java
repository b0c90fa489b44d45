package dev.singlet.it.types;

import dev.singlet.it.docs.model.Rides.Extra;
import dev.singlet.it.docs.model.Rides.Extra.Bike;
import dev.singlet.it.docs.model.Rides.Extra.Pet;
import dev.singlet.it.docs.model.Rides.Fare;
import dev.singlet.it.docs.model.Rides.Fare.Flat;
import dev.singlet.it.docs.model.Rides.Fare.Pass;
import dev.singlet.it.docs.model.Rides.Fare.Price;
import dev.singlet.it.docs.model.Rides.Leg;
import dev.singlet.it.docs.model.Rides.Mode;
import dev.singlet.it.docs.model.Rides.Pickup;
import dev.singlet.it.docs.model.Rides.Position;
import dev.singlet.it.docs.model.Rides.Ride;
import dev.singlet.it.docs.model.Rides.Vehicle;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rides, and the lists that a foreign program would write for them. */
final class SampleRides {

  static final Position HERE = position("48.1", "11.5");
  static final Position THERE = position("50.1", "8.7");

  static Position position(String latitude, String longitude) {
    return new Position(new BigDecimal(latitude), new BigDecimal(longitude));
  }

  static Position position(Random random) {
    return position(random.nextInt(90) + ".5", "-" + random.nextInt(180) + ".25");
  }

  static Leg leg(Random random) {
    return new Leg(
        "n" + random.nextInt(99),
        random.nextBoolean() ? Mode.CAR : Mode.WALK,
        Instant.ofEpochSecond(random.nextInt(99)),
        position(random),
        new Vehicle("p", random.nextBoolean() ? null : random.nextInt(9)),
        Set.of("a", "b" + random.nextInt(2)),
        List.of(position(random), position(random)),
        random.nextBoolean()
            ? new Bike(random.nextInt(9))
            : new Pet("Rex", random.nextBoolean() ? null : position(random)),
        random.nextInt(9999));
  }

  static @Nullable Fare fare(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> new Price(new BigDecimal(random.nextInt(9)).add(new BigDecimal("0.5")), "EUR");
      case 1 -> new Flat(random.nextInt(4));
      case 2 -> Pass.MONTH;
      default -> null;
    };
  }

  static @Nullable Pickup pickup(Random random) {
    Instant from = Instant.ofEpochSecond(random.nextInt(99));
    return random.nextInt(3) == 0
        ? null
        : new Pickup("z" + random.nextInt(2), from, from.plusSeconds(60));
  }

  static Ride ride(String id, Random random) {
    return new Ride(
        id,
        position(random),
        random.nextBoolean() ? null : position(random),
        List.of(position(random), position(random)),
        Map.of("m", position(random)),
        leg(random),
        fare(random),
        pickup(random));
  }

  static Ride simple(String id) {
    return new Ride(id, HERE, null, List.of(HERE, THERE), Map.of("home", HERE), null, null, null);
  }

  static AttributeValue list(AttributeValue... elements) {
    return AttributeValue.fromL(List.of(elements));
  }

  static AttributeValue number(Object number) {
    return AttributeValue.fromN(number.toString());
  }

  static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  /** Returns the list that a foreign program would write. */
  static AttributeValue stored(Position position) {
    return list(number(position.latitude()), number(position.longitude()));
  }

  static AttributeValue stored(Leg leg) {
    Map<String, AttributeValue> vehicle = new HashMap<>(Map.of("plate", text("p")));
    if (leg.vehicle().seats() != null) {
      vehicle.put("seats", number(leg.vehicle().seats()));
    }
    Map<String, AttributeValue> extra = new HashMap<>();
    if (leg.extra() instanceof Bike bike) {
      extra.put("type", text("Bike"));
      extra.put("weight", number(bike.weight()));
    } else if (leg.extra() instanceof Pet pet) {
      extra.put("type", text("Pet"));
      extra.put("name", text(pet.name()));
      if (pet.home() != null) {
        extra.put("home", stored(pet.home()));
      }
    }
    return list(
        text(leg.name()),
        text(leg.mode() == Mode.WALK ? "on foot" : "CAR"),
        number(leg.at().getEpochSecond()),
        stored(leg.to()),
        AttributeValue.fromM(vehicle),
        AttributeValue.fromSs(leg.lines().stream().sorted().toList()),
        AttributeValue.fromL(leg.stops().stream().map(SampleRides::stored).toList()),
        AttributeValue.fromM(extra),
        number(leg.code()));
  }

  /** Returns a leg with another element. */
  @SuppressWarnings("unchecked")
  static Leg with(Leg leg, int index, Object element) {
    Object[] all = {
      leg.name(),
      leg.mode(),
      leg.at(),
      leg.to(),
      leg.vehicle(),
      leg.lines(),
      leg.stops(),
      leg.extra(),
      leg.code()
    };
    all[index] = element;
    return new Leg(
        (String) all[0],
        (Mode) all[1],
        (Instant) all[2],
        (Position) all[3],
        (Vehicle) all[4],
        (Set<String>) all[5],
        (List<Position>) all[6],
        (Extra) all[7],
        (int) all[8]);
  }

  /** Returns an item as it is stored. */
  static Map<String, AttributeValue> item(LocalTable table, String id) {
    return table
        .dynamoDb()
        .getItem(
            get ->
                get.tableName(table.tableName())
                    .key(Map.of("PK", text("RIDE#" + id), "SK", text("RIDE"))))
        .item();
  }

  private SampleRides() {}
}
