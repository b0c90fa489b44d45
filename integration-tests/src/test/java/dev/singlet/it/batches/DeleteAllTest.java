package dev.singlet.it.batches;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.batch.BatchWrite;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.batches.model.Depot.Keeper;
import dev.singlet.it.batches.model.Depot.Parcel;
import dev.singlet.it.batches.model.Depot.Shelf;
import dev.singlet.it.batches.model.Depot.State;
import dev.singlet.it.batches.model.DepotInDepotCollection;
import dev.singlet.it.batches.model.DepotKeeperEntity;
import dev.singlet.it.batches.model.DepotParcelEntity;
import dev.singlet.it.batches.model.DepotShelfEntity;
import dev.singlet.it.batches.model.DepotTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Deletes of what queries find. */
class DeleteAllTest {

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);

  @BeforeEach
  void fill() {
    List<BatchableWrite> puts = new ArrayList<>();
    for (String name : List.of("north", "south")) {
      for (int number = 0; number < 60; number++) {
        State state = number % 3 == 0 ? State.SENT : State.WAITING;
        puts.add(DepotParcelEntity.put(new Parcel(name, number, state, "n" + number)));
      }
      puts.add(DepotKeeperEntity.put(new Keeper(name, "kim", "badge " + name)));
      puts.add(DepotShelfEntity.put(new Shelf(name, "s", 0)));
    }
    depot.client().execute(BatchWrite.of(puts)).orThrow();
  }

  private long parcels(String name) {
    return depot.client().stream(DepotParcelEntity.inDepot(name)).count();
  }

  @Test
  void aWholePartitionGoesWithTheUniqueValuesInIt() {
    DeleteAllResult result =
        depot.client().execute(DepotInDepotCollection.byDepot("north").deleteAll());

    assertThat(result.deleted()).isEqualTo(62);
    assertThat(result.isComplete()).isTrue();
    assertThat(result.nextToken()).isNull();
    assertThat(depot.items()).as("62 of the other depot, and a badge").hasSize(63);
    depot.client().execute(DepotKeeperEntity.put(new Keeper("west", "lee", "badge north")));
  }

  @Test
  void itemsOfOtherEntitiesStay() {
    assertThat(depot.client().execute(DepotParcelEntity.inDepot("north").deleteAll()).deleted())
        .isEqualTo(60);
    assertThat(depot.client().stream(DepotInDepotCollection.byDepot("north"))).hasSize(2);
  }

  @Test
  void aLimitIsThatOfTheItemsAndATokenGoesOn() {
    DeleteAllResult first =
        depot.client().execute(DepotParcelEntity.inDepot("north").limit(25).deleteAll());

    assertThat(first.deleted()).isEqualTo(25);
    assertThat(parcels("north")).isEqualTo(35);
    DeleteAllResult rest =
        depot
            .client()
            .execute(DepotParcelEntity.inDepot("north").from(first.nextToken()).deleteAll());
    assertThat(rest.deleted()).isEqualTo(35);
  }

  @Test
  void aFilterInACollectionSparesWhatItLeavesOut() {
    DeleteAllResult result =
        depot
            .client()
            .execute(
                DepotInDepotCollection.byDepot("north")
                    .filter(DepotParcelEntity.STATE.eq(State.SENT))
                    .deleteAll());

    assertThat(result.deleted()).isEqualTo(22);
    assertThat(depot.client().stream(DepotInDepotCollection.byDepot("north")))
        .hasSize(40)
        .allSatisfy(item -> assertThat(((Parcel) item).state()).isEqualTo(State.WAITING));
  }

  @Test
  void throughAnIndexOnlyWhatIsStillInItIsDeleted() {
    DeleteAllResult result =
        depot.client().execute(DepotParcelEntity.byState("north", State.SENT).deleteAll());

    assertThat(result.deleted()).isEqualTo(20);
    assertThat(parcels("north")).isEqualTo(40);
    assertThat(result.changed()).isEmpty();
  }

  @Test
  void whatChangedAfterItWasReadStays() {
    DynamoDbClient reopening =
        AfterRequest.of(
            depot.dynamoDb(),
            "query",
            () ->
                depot.client().execute(DepotParcelEntity.update("north", 3).state(State.WAITING)));

    DeleteAllResult result =
        DepotTable.client(reopening)
            .withTableName(depot.tableName())
            .execute(DepotParcelEntity.byState("north", State.SENT).deleteAll());

    assertThat(result.deleted()).isEqualTo(19);
    assertThat(result.changed()).hasToString("[DEPOT#north / PARCEL#000003]");
    assertThat(depot.client().execute(DepotParcelEntity.get("north", 3))).isPresent();
  }

  @Test
  void nothingFoundIsNothingDeleted() {
    DeleteAllResult result =
        depot.client().execute(DepotParcelEntity.inDepot("nowhere").deleteAll());

    assertThat(result).isEqualTo(new DeleteAllResult(0, List.of(), List.of(), null, 1));
  }
}
