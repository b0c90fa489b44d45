package dev.singlet.it.projections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.projections.model.Depot.Country;
import dev.singlet.it.projections.model.Depot.Geo;
import dev.singlet.it.projections.model.Depot.Parcel;
import dev.singlet.it.projections.model.Depot.Payer;
import dev.singlet.it.projections.model.Depot.Place;
import dev.singlet.it.projections.model.Depot.Route;
import dev.singlet.it.projections.model.Depot.Target;
import dev.singlet.it.projections.model.DepotParcelEntity;
import dev.singlet.it.projections.model.DepotRouteProjection;
import dev.singlet.it.projections.model.DepotTable;
import dev.singlet.it.projections.model.DepotTargetProjection;
import dev.singlet.query.HydratedQuery;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** A projection reads parts of the records within items. */
class ProjectedPartsTest {

  private static final DepotRouteProjection ROUTE = DepotRouteProjection.type();
  private static final DepotTargetProjection TARGET = DepotTargetProjection.type();

  @RegisterExtension final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  private static final class Parcels {
    private final Random random = new Random(8);

    private <T> @Nullable T sometimes(T value) {
      return random.nextBoolean() ? value : null;
    }

    private Place place() {
      return new Place(
          "city" + random.nextInt(),
          sometimes("street"),
          random.nextBoolean() ? Country.DE : Country.IS,
          Instant.ofEpochSecond(random.nextInt()),
          sometimes(new Geo(random.nextDouble(), random.nextDouble(), sometimes("map"))),
          "phone" + random.nextInt());
    }

    Parcel parcel(int id) {
      return new Parcel(
          "north",
          id,
          place(),
          sometimes(place()),
          Optional.ofNullable(sometimes(place())),
          sometimes(new Payer("payer" + id, sometimes("tax"), sometimes(place()))),
          List.of("note"));
    }
  }

  private static Route.@Nullable Stop stop(@Nullable Place place) {
    return place == null
        ? null
        : new Route.Stop(
            place.geo() == null ? null : new Route.Latitude(place.geo().latitude()),
            place.phone(),
            place.country(),
            place.since());
  }

  private static Route.@Nullable Town town(@Nullable Place place) {
    return place == null ? null : new Route.Town(place.street(), place.city());
  }

  private static Route route(Parcel parcel) {
    Payer payer = parcel.payer();
    return new Route(
        stop(parcel.to()),
        stop(parcel.via()),
        parcel.from().map(ProjectedPartsTest::town),
        payer == null ? null : new Route.PayerName(town(payer.at()), payer.name()));
  }

  private static Target target(Parcel parcel) {
    return new Target(town(parcel.to()), parcel.id());
  }

  @Test
  void theRequestNamesThePathsOnly() {
    GetItemRequest get = DepotParcelEntity.get("north", 1).project(TARGET).toRequest();

    List<String> asked =
        Arrays.stream(get.projectionExpression().split(", ", -1))
            .map(path -> path.split("\\.", -1))
            .map(steps -> Arrays.stream(steps).map(get.expressionAttributeNames()::get).toList())
            .map(names -> String.join(" / ", names))
            .toList();
    assertThat(asked)
        .containsExactlyInAnyOrder(
            "id",
            "_et",
            "PK",
            "SK",
            "to / street",
            "shipTo / street",
            "to / the city",
            "to / town",
            "shipTo / the city",
            "shipTo / town");
  }

  @Test
  void everyReadGivesTheParts() {
    Parcels random = new Parcels();
    List<Parcel> parcels = IntStream.range(0, 24).mapToObj(random::parcel).toList();
    TableClient depot = table.client();
    BatchWriter.write(table, parcels.stream().map(DepotParcelEntity::put).toList());
    List<Route> routes = parcels.stream().map(ProjectedPartsTest::route).toList();
    TableClient ofMaps =
        table.client(new Interposed(table.dynamoDb(), () -> {}, UnaryOperator.identity()));

    assertThat(depot.stream(DepotParcelEntity.inDepot("north").project(ROUTE))).isEqualTo(routes);
    assertThat(ofMaps.stream(DepotParcelEntity.inDepot("north").project(ROUTE))).isEqualTo(routes);
    assertThat(depot.stream(DepotTable.scan(DepotParcelEntity.type()).project(ROUTE)))
        .containsExactlyInAnyOrderElementsOf(routes);
    assertThat(depot.stream(DepotParcelEntity.byId("north").project(TARGET)))
        .isEqualTo(parcels.stream().map(ProjectedPartsTest::target).toList());
    for (Parcel parcel : parcels.subList(0, 3)) {
      assertThat(depot.execute(DepotParcelEntity.get("north", parcel.id()).project(ROUTE)))
          .contains(route(parcel));
      assertThat(
              table
                  .asyncClient()
                  .execute(DepotParcelEntity.get("north", parcel.id()).project(TARGET))
                  .join())
          .contains(target(parcel));
    }
  }

  private void rewrite(UnaryOperator<Map<String, AttributeValue>> change) {
    Map<String, AttributeValue> item =
        new HashMap<>(DepotParcelEntity.put(new Parcels().parcel(1)).toRequest().item());
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(change.apply(item)));
  }

  private static Map<String, AttributeValue> place(
      Map<String, AttributeValue> item, String name, AttributeValue value) {
    Map<String, AttributeValue> place = new HashMap<>(item.get("to").m());
    place.put(name, value);
    return place;
  }

  @Test
  void olderNamesAndDefaultsAreThoseOfTheEntity() {
    rewrite(
        item -> {
          Map<String, AttributeValue> place = place(item, "town", AttributeValue.createS("Vik"));
          place.remove("the city");
          place.remove("country");
          item.remove("to");
          item.put("shipTo", AttributeValue.createM(place));
          return item;
        });

    assertThat(table.client().execute(DepotParcelEntity.get("north", 1).project(TARGET)))
        .get()
        .returns("Vik", target -> target.to().city());
    assertThat(table.client().execute(DepotParcelEntity.get("north", 1).project(ROUTE)))
        .get()
        .returns(Country.DE, route -> route.to().country());
  }

  /** An index that holds only the current name would find no item that has the earlier one. */
  @Test
  void aFilterOfAnIndexNeedsAllNamesOfItsAttributes() {
    rewrite(
        item -> {
          item.put("shipTo", item.remove("to"));
          return item;
        });
    HydratedQuery<Parcel> parcels = DepotParcelEntity.byId("north").hydrate();

    assertThat(table.client().stream(parcels.filter(DepotParcelEntity.TO.exists()))).hasSize(1);
    assertThat(table.client().stream(parcels.filter(DepotParcelEntity.TO.notExists()))).isEmpty();
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> parcels.filter(DepotParcelEntity.NOTES.notExists()))
        .withMessageContaining("can't filter by remarks: the index GSI1 doesn't hold it");
  }

  @Test
  void anUnreadablePartIsNamedAndNotShown() {
    rewrite(
        item -> {
          item.put(
              "to", AttributeValue.createM(place(item, "phone", AttributeValue.createN("12345"))));
          return item;
        });

    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> table.client().execute(DepotParcelEntity.get("north", 1).project(ROUTE)))
        .returns("to.phone", UnreadableItemException::attribute)
        .withMessageNotContaining("12345");
    assertThat(table.client().execute(DepotParcelEntity.get("north", 1).project(TARGET)))
        .isPresent();
  }
}
