package dev.singlet.it.entities;

import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.it.entities.model.Census.Citizen;
import dev.singlet.it.entities.model.CensusCitizenEntity;
import dev.singlet.it.entities.model.CensusTable;
import dev.singlet.it.entities.model.Registry.Port;
import dev.singlet.it.entities.model.Registry.Ship;
import dev.singlet.it.entities.model.Registry.ShipName;
import dev.singlet.it.entities.model.RegistryPortEntity;
import dev.singlet.it.entities.model.RegistryShipEntity;
import dev.singlet.it.entities.model.RegistryShipNameProjection;
import dev.singlet.it.entities.model.RegistryTable;
import dev.singlet.query.Query;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Indexes whose partition key is the attribute that names the entity. */
class KeysOfMarksTest {

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(RegistryTable.SCHEMA);
  @RegisterExtension final LocalTable censusTable = LocalTable.of(CensusTable.SCHEMA);

  private TableClient registry;

  @BeforeEach
  void fill() {
    registry = table.client();
    int hour = 0;
    for (String name : List.of("b", "a", "c")) {
      after(hour++).execute(RegistryShipEntity.put(new Ship(name, 1, null, null)));
    }
    registry.execute(
        BatchWrite.of(
            RegistryPortEntity.put(new Port("rome")), RegistryPortEntity.put(new Port("oslo"))));
  }

  private TableClient after(int hours) {
    return registry.withClock(Clock.fixed(START.plusSeconds(hours * 3600L), ZoneOffset.UTC));
  }

  private List<String> names(Query<Ship> query) {
    List<String> names = registry.execute(query).items().stream().map(Ship::name).toList();
    assertThat(registry.execute(query.count())).isEqualTo(names.size());
    assertThat(table.asyncClient().execute(query).join().items()).hasSameSizeAs(names);
    List<String> paged = new ArrayList<>();
    registry.pages(query.limit(1)).forEach(page -> page.items().forEach(s -> paged.add(s.name())));
    assertThat(paged).isEqualTo(names);
    return names;
  }

  @Test
  void aQueryReadsAllItemsOfAnEntityByTheirStamp() {
    assertThat(names(RegistryShipEntity.newest())).containsExactly("b", "a", "c");
    assertThat(names(RegistryShipEntity.newest().reverse())).containsExactly("c", "a", "b");
    assertThat(names(RegistryShipEntity.newest().created(gte(START.plusSeconds(3600)))))
        .containsExactly("a", "c");
    assertThat(names(RegistryShipEntity.newest().created(lt(START)))).isEmpty();
    assertThat(registry.execute(RegistryShipEntity.changed().hydrate()).items())
        .extracting(Ship::name)
        .containsExactly("b", "a", "c");
    assertThat(
            registry
                .execute(
                    RegistryShipEntity.newest().project(RegistryShipNameProjection.type()).limit(2))
                .items())
        .containsExactly(new ShipName("b"), new ShipName("a"));
    assertThat(registry.stream(RegistryTable.scanByType(RegistryShipEntity.type())))
        .extracting(Ship::name)
        .containsExactlyInAnyOrder("a", "b", "c");
    assertThat(registry.execute(RegistryTable.scanByType(RegistryShipEntity.type()).count()))
        .isEqualTo(3);
  }

  @Test
  void theStampsAndTheNameAreTheKeys() {
    assertThat(table.items())
        .filteredOn(item -> item.get("PK").s().equals("SHIP#a"))
        .singleElement()
        .satisfies(
            item ->
                assertThat(item)
                    .containsOnlyKeys("PK", "SK", "_et", "_ct", "_md", "name", "tons")
                    .containsEntry("_et", fromS("ship"))
                    .containsEntry("_ct", fromS("2026-01-01T01:00:00.000Z")));
  }

  @Test
  void anUpdateMovesTheItemWithItsStamp() {
    after(3).execute(RegistryShipEntity.update("b").tons(2));
    Ship stored = registry.execute(RegistryShipEntity.get("a")).orElseThrow();
    after(4)
        .execute(
            RegistryShipEntity.update(
                stored, new Ship("a", 7, stored.created(), stored.modified())));
    after(5).execute(RegistryShipEntity.put(new Ship("d", 1, null, null)));

    assertThat(registry.execute(RegistryShipEntity.changed().hydrate()).items())
        .extracting(Ship::name)
        .containsExactly("c", "b", "a", "d");
    assertThat(names(RegistryShipEntity.newest())).containsExactly("b", "a", "c", "d");
    assertThat(registry.execute(VerifyItems.of(RegistryTable.type())).differences()).isEmpty();
  }

  @Test
  void theTableFitsTheModel() {
    assertThat(registry.execute(VerifyTable.of(RegistryTable.SCHEMA))).isEmpty();
  }

  @Test
  void theStampCanBeANumber() {
    TableClient census = censusTable.client();
    for (int hour = 0; hour < 3; hour++) {
      census
          .withClock(Clock.fixed(START.plusSeconds(hour * 3600L), ZoneOffset.UTC))
          .execute(CensusCitizenEntity.upsert("c" + hour, hour));
    }
    census
        .withClock(Clock.fixed(START.plusSeconds(9 * 3600L), ZoneOffset.UTC))
        .execute(CensusCitizenEntity.update("c0").age(70));

    assertThat(census.execute(CensusCitizenEntity.latest().reverse()).items())
        .extracting(Citizen::id)
        .containsExactly("c0", "c2", "c1");
    assertThat(
            census
                .execute(CensusCitizenEntity.latest().updated(gte(START.plusSeconds(7200))))
                .items())
        .extracting(Citizen::id)
        .containsExactly("c2", "c0");
    assertThat(census.execute(VerifyItems.of(CensusTable.type())).differences()).isEmpty();
  }
}
