package dev.singlet.it.types;

import static dev.singlet.it.docs.model.RidesRideEntity.END;
import static dev.singlet.it.docs.model.RidesRideEntity.FARE;
import static dev.singlet.it.docs.model.RidesRideEntity.MARKS;
import static dev.singlet.it.docs.model.RidesRideEntity.ROUTE;
import static dev.singlet.it.docs.model.RidesRideEntity.START;
import static dev.singlet.it.types.SampleRides.HERE;
import static dev.singlet.it.types.SampleRides.item;
import static dev.singlet.it.types.SampleRides.leg;
import static dev.singlet.it.types.SampleRides.list;
import static dev.singlet.it.types.SampleRides.number;
import static dev.singlet.it.types.SampleRides.position;
import static dev.singlet.it.types.SampleRides.simple;
import static dev.singlet.it.types.SampleRides.stored;
import static dev.singlet.it.types.SampleRides.text;
import static dev.singlet.it.types.SampleRides.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.docs.model.Rides.Ends;
import dev.singlet.it.docs.model.Rides.Fare.Flat;
import dev.singlet.it.docs.model.Rides.Leg;
import dev.singlet.it.docs.model.Rides.Pickup;
import dev.singlet.it.docs.model.Rides.Ride;
import dev.singlet.it.docs.model.RidesEndsProjection;
import dev.singlet.it.docs.model.RidesRideEntity;
import dev.singlet.it.docs.model.RidesTable;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Records that are stored as lists. */
class TuplesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(RidesTable.SCHEMA);

  private static final EntityJson<Ride> JSON = EntityJson.of(RidesRideEntity.type());

  private static Ride read(String id) {
    return TABLE.client().execute(RidesRideEntity.get(id)).orElseThrow();
  }

  @Test
  void elementsAreSetInTheirPlaces() {
    TABLE.client().execute(RidesRideEntity.put(simple("places")));
    var update =
        RidesRideEntity.update("places")
            .set(START.LATITUDE, BigDecimal.ONE)
            .set(ROUTE.at(1).LONGITUDE, new BigDecimal(2))
            .set(MARKS.key("home").LATITUDE, BigDecimal.TEN)
            .when(START.LATITUDE.gt(BigDecimal.TEN).and(ROUTE.at(0).eq(HERE)));

    TABLE.client().execute(update);

    assertThat(update.toRequest().updateExpression()).contains("[0] = ").contains("[1][1] = ");
    Ride after = read("places");
    assertThat(after.start()).isEqualTo(position("1", "11.5"));
    assertThat(after.route()).containsExactly(HERE, position("50.1", "2"));
    assertThat(after.marks()).containsExactly(Map.entry("home", position("10", "11.5")));
    assertThatThrownBy(() -> TABLE.client().execute(update))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void elementsAreComputedInTransactionsToo() {
    TABLE.client().execute(RidesRideEntity.put(simple("computed")));

    TABLE
        .client()
        .transact(
            RidesRideEntity.update("computed")
                .setTo(START.LATITUDE, START.LONGITUDE.plus(ROUTE.at(1).LONGITUDE))
                .when(START.LONGITUDE.gtAttribute(ROUTE.at(1).LONGITUDE)));

    assertThat(read("computed").start()).isEqualTo(position("20.2", "11.5"));
  }

  @Test
  void elementsHaveTheConstraintsOfTheirComponents() {
    Ride wrong =
        new Ride(
            "wrong",
            HERE,
            position("91", "1"),
            List.of(position("1", "181")),
            Map.of(),
            null,
            null,
            null);
    assertThatThrownBy(() -> TABLE.client().execute(RidesRideEntity.put(wrong)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("end.latitude")
        .hasMessageContaining("route[0].longitude");
    TABLE.client().execute(RidesRideEntity.put(simple("checked")));
    assertThatThrownBy(
            () ->
                TABLE
                    .client()
                    .execute(
                        RidesRideEntity.update("checked")
                            .set(START.LATITUDE, new BigDecimal("90.5"))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("start.latitude");
    Leg leg = leg(new Random(1));
    String hidden = RidesRideEntity.update("checked").leg(with(leg, 8, 4242)).toString();
    assertThat(hidden).doesNotContain("4242");
    assertThatThrownBy(
            () ->
                TABLE.client().execute(RidesRideEntity.update("checked").leg(with(leg, 8, 77_777))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("leg.code")
        .hasMessageNotContaining("77777");
  }

  @Test
  void listsOfOtherElementsAreUnreadable() {
    unreadable("start", list(number(1)), "start: has 1 element, but is a tuple of 2 elements");
    unreadable("start", list(number(1), text("x")), "start[1]: is of type S, not N");
    unreadable(
        "start",
        list(number(1), AttributeValue.fromNul(true)),
        "start[1]: is required, and is NULL");
    unreadable("start", text("x"), "start: is of type S, not L");
    unreadable("route", list(stored(HERE), list()), "route[1]: has 0 elements");
    Leg leg = leg(new Random(3));
    List<AttributeValue> elements = new ArrayList<>(stored(leg).l());
    elements.set(8, text("4242"));
    unreadable("leg", AttributeValue.fromL(elements), "leg[8]: does not fit its type");
    elements.set(4, AttributeValue.fromM(Map.of("seats", number(1))));
    unreadable("leg", AttributeValue.fromL(elements), "leg[4].plate: is required, and absent");
    unreadable("fare", list(number(1)), "fare: has 1 element, but is a tuple of 2 elements");
    unreadable("fare", AttributeValue.fromBool(true), "fare: is of type BOOL, not L or N or S");
  }

  private static void unreadable(String attribute, AttributeValue value, String reason) {
    replace("bad", attribute, value);
    assertThatThrownBy(() -> RidesRideEntity.fromItem(item(TABLE, "bad")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining(reason)
        .hasMessageNotContaining("4242");
    assertThatThrownBy(() -> TABLE.client().execute(RidesRideEntity.get("bad")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining(reason)
        .hasMessageNotContaining("4242");
  }

  private static void replace(String id, String attribute, AttributeValue value) {
    Map<String, AttributeValue> item = new HashMap<>(RidesRideEntity.toItem(simple(id)));
    item.put(attribute, value);
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
  }

  @Test
  void anElementIsNeverAppended() {
    replace("short", "start", list(number(1)));
    assertThatThrownBy(
            () ->
                TABLE
                    .client()
                    .execute(RidesRideEntity.update("short").set(START.LONGITUDE, BigDecimal.ONE)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("so start[1] within it can't be changed. Set start as a whole");
    assertThat(item(TABLE, "short").get("start")).isEqualTo(list(number(1)));
    assertThatThrownBy(
            () ->
                TABLE
                    .client()
                    .execute(RidesRideEntity.update("short").set(END.LATITUDE, BigDecimal.ONE)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("it has no end, so that end[0] can't be changed. Set end as a whole");
  }

  @Test
  void keysAndProjectionsHaveTheirParts() {
    TableClient client = TABLE.client();
    Instant from = Instant.parse("2024-05-01T08:00:00Z");
    Pickup pickup = new Pickup("zone7", from, from.plusSeconds(1));
    client.execute(RidesRideEntity.put(simple("keyed")));
    client.execute(RidesRideEntity.update("keyed").pickup(pickup).set(FARE, new Flat(2)));

    assertThat(client.stream(RidesRideEntity.ofZone("zone7")))
        .extracting(Ride::id)
        .containsExactly("keyed");
    assertThat(client.execute(RidesRideEntity.get("keyed").project(RidesEndsProjection.type())))
        .contains(new Ends(HERE, null));
    client.execute(RidesRideEntity.update("keyed").when(FARE.is(Flat.class)).removePickup());
    assertThat(client.stream(RidesRideEntity.ofZone("zone7"))).isEmpty();
    assertThatThrownBy(
            () ->
                client.execute(
                    RidesRideEntity.update("keyed")
                        .pickup(new Pickup("z", from, from.minusSeconds(1)))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("must not end before it begins");
  }

  @Test
  void jsonIsAnArrayOfTheElements() {
    String json = JSON.write(simple("json"));

    assertThat(json).contains("\"start\":[48.1,11.5]");
    assertThatThrownBy(() -> JSON.read(json.replace("\"start\":[48.1,11.5]", "\"start\":[48.1]")))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining("start: has 1 element, and needs 2");
    assertThatThrownBy(() -> JSON.read(json.replace("\"start\":[48.1", "\"start\":[null")))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining("start[0]");
  }
}
