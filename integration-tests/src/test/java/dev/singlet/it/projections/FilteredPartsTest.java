package dev.singlet.it.projections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.projections.model.Depot.Country;
import dev.singlet.it.projections.model.Depot.Parcel;
import dev.singlet.it.projections.model.Depot.Payer;
import dev.singlet.it.projections.model.Depot.Place;
import dev.singlet.it.projections.model.Depot.Route;
import dev.singlet.it.projections.model.Depot.Target;
import dev.singlet.it.projections.model.DepotParcelEntity;
import dev.singlet.it.projections.model.DepotRouteProjection;
import dev.singlet.it.projections.model.DepotTable;
import dev.singlet.it.projections.model.DepotTargetProjection;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** What is read as a projection is filtered by the attributes of the projection. */
class FilteredPartsTest {

  private static final DepotTargetProjection TARGET = DepotTargetProjection.type();

  @RegisterExtension final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  @BeforeEach
  void write() {
    for (int id = 1; id <= 6; id++) {
      table.client().execute(DepotParcelEntity.put(parcel(id, id % 2 == 0 ? "Kiel" : "Bonn")));
    }
  }

  private static Parcel parcel(int id, String city) {
    Place to = new Place(city, null, Country.DE, Instant.EPOCH, null, "1234");
    Payer payer = new Payer("payer" + id, null, null);
    return new Parcel("north", id, to, null, Optional.empty(), payer, List.of());
  }

  @Test
  void aQueryOfAnIndexThatHoldsAPartIsFilteredWithoutReadingItems() {
    Query<Target> query =
        DepotParcelEntity.byId("north")
            .project(TARGET)
            .filter(DepotTargetProjection.TO.CITY.eq("Kiel"));
    QueryRequest request = query.toRequest();

    assertThat(table.client().stream(query)).extracting(Target::id).containsExactly(2, 4, 6);
    assertThat(table.client().execute(query.count())).isEqualTo(3);
    assertThat(table.client().execute(query.limit(2)).items()).hasSize(2);
    assertThat(request.indexName()).isEqualTo("GSI1");
    assertThat(request.expressionAttributeNames()).containsValues("to", "shipTo", "the city");
  }

  @Test
  void itemsThatHaveAnAttributeUnderItsOlderNameAreFound() {
    Parcel older = parcel(7, "Kiel");
    Map<String, AttributeValue> item = new HashMap<>(DepotParcelEntity.toItem(older));
    item.put("shipTo", item.remove("to"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));

    assertThat(
            table.client().stream(
                    DepotParcelEntity.byId("north")
                        .project(TARGET)
                        .filter(DepotTargetProjection.TO.CITY.eq("Kiel")))
                .toList())
        .extracting(Target::id)
        .containsExactly(2, 4, 6, 7);
  }

  @Test
  void aScanOfAnIndexThatHoldsAPartIsFiltered() {
    TableClient depot = table.client();

    assertThat(depot.stream(DepotTable.scanGsi1(TARGET).filter(DepotTargetProjection.ID.gt(4))))
        .extracting(Target::id)
        .containsExactlyInAnyOrder(5, 6);
    assertThat(
            depot.execute(
                DepotTable.scanGsi1(TARGET)
                    .filter(DepotTargetProjection.TO.CITY.eq("Bonn"))
                    .count()))
        .isEqualTo(3);
  }

  @Test
  void partsOfWholeItemsAreFilteredByPlainNestedAndFlattenedAttributes() {
    TableClient depot = table.client();
    DepotRouteProjection route = DepotRouteProjection.type();

    assertThat(
            depot.stream(
                DepotParcelEntity.inDepot("north")
                    .project(route)
                    .filter(DepotRouteProjection.PAYER.NAME.eq("payer3"))))
        .extracting(found -> found.payer().name())
        .containsExactly("payer3");
    assertThat(
            depot.stream(
                DepotTable.scan(DepotParcelEntity.type())
                    .project(route)
                    .filter(
                        DepotRouteProjection.TO
                            .COUNTRY
                            .eq(Country.DE)
                            .and(DepotRouteProjection.PAYER.NAME.beginsWith("payer1")))))
        .extracting(Route::payer)
        .containsExactly(new Route.PayerName(null, "payer1"));
  }
}
