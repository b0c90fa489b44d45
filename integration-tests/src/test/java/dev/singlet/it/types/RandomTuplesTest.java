package dev.singlet.it.types;

import static dev.singlet.it.docs.model.RidesRideEntity.LEG;
import static dev.singlet.it.types.SampleRides.item;
import static dev.singlet.it.types.SampleRides.leg;
import static dev.singlet.it.types.SampleRides.list;
import static dev.singlet.it.types.SampleRides.number;
import static dev.singlet.it.types.SampleRides.position;
import static dev.singlet.it.types.SampleRides.ride;
import static dev.singlet.it.types.SampleRides.simple;
import static dev.singlet.it.types.SampleRides.stored;
import static dev.singlet.it.types.SampleRides.text;
import static dev.singlet.it.types.SampleRides.with;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Rides.Extra.Pet;
import dev.singlet.it.docs.model.Rides.Fare.Price;
import dev.singlet.it.docs.model.Rides.Leg;
import dev.singlet.it.docs.model.Rides.Position;
import dev.singlet.it.docs.model.Rides.Ride;
import dev.singlet.it.docs.model.Rides.Vehicle;
import dev.singlet.it.docs.model.RidesRideEntity;
import dev.singlet.it.docs.model.RidesRideEntity.Update;
import dev.singlet.it.docs.model.RidesTable;
import dev.singlet.json.EntityJson;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Random records that are stored as lists, and random updates of their elements. */
class RandomTuplesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(RidesTable.SCHEMA);

  private static final EntityJson<Ride> JSON = EntityJson.of(RidesRideEntity.type());

  private static Ride read(String id) {
    Ride read = TABLE.client().execute(RidesRideEntity.get(id)).orElseThrow();
    assertThat(TABLE.asyncClient().execute(RidesRideEntity.get(id)).join()).contains(read);
    return read;
  }

  @Test
  void allThatIsStoredComesBack() {
    Random random = new Random(41);
    TableClient client = TABLE.client();
    for (int i = 0; i < 40; i++) {
      Ride ride = ride("r" + i, random);
      Ride other = ride("r" + i, random);

      client.execute(RidesRideEntity.put(ride));

      Map<String, AttributeValue> item = item(TABLE, ride.id());
      assertThat(item.get("start")).isEqualTo(stored(ride.start()));
      assertThat(item.get("leg")).isEqualTo(stored(requireNonNull(ride.leg())));
      if (ride.fare() instanceof Price price) {
        assertThat(item.get("fare")).isEqualTo(list(number(price.amount()), text("EUR")));
      }
      assertThat(read(ride.id())).isEqualTo(ride);
      assertThat(JSON.read(JSON.write(ride))).isEqualTo(ride);
      client.execute(RidesRideEntity.update(ride, other));
      assertThat(read(ride.id())).isEqualTo(other);
      assertThat(item(TABLE, ride.id()).get("GSI1PK"))
          .isEqualTo(other.pickup() == null ? null : text("ZONE#" + other.pickup().zone()));
    }
  }

  /** A leg after a change, and the update that makes it. */
  private record Step(Leg after, UnaryOperator<Update> update) {}

  private static Step step(Leg leg, Random random) {
    Position there = position(random);
    int number = random.nextInt(9);
    Position second = leg.stops().get(1);
    return switch (random.nextInt(9)) {
      case 0 ->
          new Step(
              with(with(leg, 0, "x" + number), 3, there),
              update -> update.set(LEG.TO, there).set(LEG.NAME, "x" + number));
      case 1 ->
          new Step(
              with(leg, 3, new Position(leg.to().latitude(), there.longitude())),
              update -> update.set(LEG.TO.LONGITUDE, there.longitude()));
      case 2 ->
          new Step(
              with(leg, 4, new Vehicle("p", null)), update -> update.remove(LEG.VEHICLE.SEATS));
      case 3 ->
          new Step(
              with(leg, 4, new Vehicle("p", number)),
              update -> update.set(LEG.VEHICLE.SEATS, number));
      case 4 ->
          new Step(
              with(leg, 5, Stream.concat(leg.lines().stream(), Stream.of("c")).collect(toSet())),
              update -> update.addTo(LEG.LINES, Set.of("c")));
      case 5 ->
          new Step(
              with(leg, 6, List.of(there, new Position(second.latitude(), there.longitude()))),
              update ->
                  update
                      .set(LEG.STOPS.at(0), there)
                      .set(LEG.STOPS.at(1).LONGITUDE, there.longitude()));
      case 6 ->
          new Step(
              with(leg, 7, new Pet("Rex", there)),
              update ->
                  leg.extra() instanceof Pet
                      ? update.set(LEG.EXTRA.asPet().HOME, there)
                      : update.set(LEG.EXTRA, new Pet("Rex", there)));
      case 7 ->
          new Step(
              with(leg, 8, Math.min(9999, leg.code() + number)),
              update -> update.increment(LEG.CODE, Math.min(9999 - leg.code(), number)));
      default -> {
        Leg next = leg(random);
        yield new Step(next, update -> update.leg(next));
      }
    };
  }

  @Test
  void updatesOfElementsAreThoseOfJava() {
    Random random = new Random(7);
    Leg leg = leg(random);
    TABLE.client().execute(RidesRideEntity.put(simple("steps")));
    TABLE.client().execute(RidesRideEntity.update("steps").leg(leg));
    for (int i = 0; i < 60; i++) {
      Step step = step(leg, random);

      TABLE.client().execute(step.update().apply(RidesRideEntity.update("steps")));

      leg = step.after();
      assertThat(read("steps").leg()).isEqualTo(leg);
      assertThat(item(TABLE, "steps").get("leg")).isEqualTo(stored(leg));
    }
  }
}
