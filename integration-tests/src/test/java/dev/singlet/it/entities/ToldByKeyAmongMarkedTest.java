package dev.singlet.it.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.encryption.model.TestKeys;
import dev.singlet.it.entities.model.Yard.Crane;
import dev.singlet.it.entities.model.Yard.CraneNumber;
import dev.singlet.it.entities.model.Yard.Lorry;
import dev.singlet.it.entities.model.Yard.Vehicle;
import dev.singlet.it.entities.model.YardCraneEntity;
import dev.singlet.it.entities.model.YardCraneNumberProjection;
import dev.singlet.it.entities.model.YardLorryEntity;
import dev.singlet.it.entities.model.YardTable;
import dev.singlet.it.entities.model.YardVehicleCollection;
import dev.singlet.stream.ChangeReader;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.EntityItems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** One entity is told by its key, in a table whose other items have the entity attribute. */
class ToldByKeyAmongMarkedTest {

  private static final Crane CRANE = new Crane("north", 7, "x", null);

  @RegisterExtension final LocalTable table = LocalTable.of(YardTable.SCHEMA);

  private TableClient yard;
  private Lorry lorry;

  @BeforeEach
  void park() {
    TestKeys.reset();
    yard = table.client().forTenant("one");
    lorry = yard.execute(YardLorryEntity.put(new Lorry("north", "x", "sand", 0)));
    yard.execute(YardCraneEntity.put(CRANE));
    table
        .client()
        .forTenant("two")
        .execute(YardLorryEntity.put(new Lorry("north", "x", "gold", 0)));
  }

  private Map<String, AttributeValue> stored(String sort) {
    return table.items().stream()
        .filter(each -> each.get("PK").s().equals("TENANT#one#LOT#north"))
        .filter(each -> each.get("SK").s().startsWith(sort))
        .findFirst()
        .orElseThrow();
  }

  /** Stores an item as it is, with other attributes. */
  private void change(String sort, String attribute, String value) {
    Map<String, AttributeValue> item = new HashMap<>(stored(sort));
    if (value.isEmpty()) {
      item.remove(attribute);
    } else {
      item.put(attribute, fromS(value));
    }
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  @Test
  void onlyTheOthersStoreTheirName() {
    assertThat(table.items())
        .allMatch(item -> item.containsKey("_et") == item.get("SK").s().startsWith("CRANE"));
  }

  @Test
  void anItemOfNeitherIsRefusedForItsNameAndItsKey() {
    Map<String, AttributeValue> bicycle =
        Map.of("PK", fromS("LOT#north"), "SK", fromS("BICYCLE#1"));
    Map<String, AttributeValue> named = new HashMap<>(bicycle);
    named.put("_et", fromS("Bicycle"));
    String noKey = ", and no entity that is told by its key has such a key.";

    assertThatThrownBy(() -> YardTable.fromItem(bicycle))
        .hasMessageEndingWith("SK=BICYCLE#1, attribute _et: is absent" + noKey);
    assertThatThrownBy(() -> YardTable.fromItem(named))
        .hasMessageEndingWith("is \"Bicycle\", which is not Lorry or Crane" + noKey);
  }

  @Test
  void bothAreFound() {
    assertThat(yard.execute(YardLorryEntity.get("north", "x"))).contains(lorry);
    assertThat(yard.execute(YardLorryEntity.lorries("north")).items()).containsExactly(lorry);
    assertThat(yard.execute(YardLorryEntity.byPlate("x")).items()).containsExactly(lorry);
    assertThat(yard.execute(YardVehicleCollection.parked("north")).items())
        .containsExactly(CRANE, lorry);
    assertThat(yard.stream(YardTable.scan(YardLorryEntity.type()))).containsExactly(lorry);
    assertThat(yard.stream(YardTable.scan())).containsExactlyInAnyOrder(CRANE, lorry);
    assertThat(yard.stream(YardTable.scanGsi1(YardLorryEntity.type()))).containsExactly(lorry);
    assertThat(yard.stream(YardTable.scanGsi1(YardCraneEntity.type()))).containsExactly(CRANE);
    assertThat(yard.stream(YardTable.scanGsi1(YardVehicleCollection.type())))
        .containsExactlyInAnyOrder(CRANE, lorry);
    assertThat(yard.execute(YardCraneEntity.cranes("north").count())).isEqualTo(1);
    assertThat(yard.execute(YardLorryEntity.byPlate("x").count())).isEqualTo(1);
    assertThat(yard.execute(YardVehicleCollection.parked("north").count())).isEqualTo(2);
    assertThat(yard.execute(YardTable.scan(YardLorryEntity.type()).count())).isEqualTo(1);
    assertThat(yard.execute(YardTable.scanGsi1(YardCraneEntity.type()).count())).isEqualTo(1);
    assertThat(yard.execute(YardTable.scanGsi1(YardVehicleCollection.type()).count())).isEqualTo(2);
  }

  @Test
  void anEarlierMarkMakesNoDifference() {
    change("LORRY", "_et", "Crane");

    assertThat(yard.execute(YardLorryEntity.get("north", "x"))).contains(lorry);
    assertThat(yard.execute(YardVehicleCollection.parked("north")).items()).contains(lorry);

    yard.execute(YardLorryEntity.put(lorry));
    assertThat(table.items()).filteredOn(item -> item.containsKey("_et")).hasSize(1);
  }

  @Test
  void theKeyDecidesBeforeTheNameOfAnotherEntity() {
    change("LORRY", "_et", "Crane");

    bothAreFound();
    assertThat(yard.stream(YardTable.scan(YardCraneEntity.type()))).containsExactly(CRANE);
    assertThat(
            table
                .asyncClient()
                .forTenant("one")
                .execute(YardTable.scan(YardCraneEntity.type()))
                .join()
                .items())
        .containsExactly(CRANE);
    assertThat(yard.execute(YardTable.scan(YardCraneEntity.type()).count())).isEqualTo(1);
    assertThat(yard.execute(YardCraneEntity.byPlate("x")).items()).containsExactly(CRANE);
    assertThat(yard.execute(YardCraneEntity.byPlate("x").count())).isEqualTo(1);
    assertThat(yard.execute(YardCraneEntity.byPlate("x").limit(1).count())).isEqualTo(1);
    assertThat(
            yard.execute(YardCraneEntity.byPlate("x").project(YardCraneNumberProjection.type()))
                .items())
        .containsExactly(new CraneNumber(7));
    assertThat(
            yard.stream(
                YardTable.scan(YardCraneEntity.type()).project(YardCraneNumberProjection.type())))
        .containsExactly(new CraneNumber(7));
    assertThat(yard.execute(VerifyItems.of(YardTable.type())).entities())
        .extracting(EntityItems::entity, EntityItems::items)
        .containsExactlyInAnyOrder(tuple("Lorry", 1L), tuple("Crane", 1L));
    changesOfAnyTenantAreRead();
    assertThat(new ChangeReader<>(YardCraneEntity.type()).read(Map.of(), stored("LORRY")))
        .isEmpty();
    assertThat(YardTable.fromItem(stored("LORRY"))).isEqualTo(lorry);
    assertThatThrownBy(() -> YardCraneEntity.fromItem(stored("LORRY")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageEndingWith(
            "attribute _et: is \"Crane\", but the primary key is that of another entity.");

    assertThat(yard.execute(YardCraneEntity.byPlate("x").deleteAll()).deleted()).isEqualTo(1);
    assertThat(yard.execute(YardVehicleCollection.parked("north")).items()).containsExactly(lorry);
  }

  @Test
  void aCountOfItemsWithANameReadsTheirKeys() {
    QueryRequest request = YardCraneEntity.cranes("north").count().toRequest(yard.context());

    assertThat(request.select()).isNull();
    assertThat(request.filterExpression()).isEqualTo("#et IN (:et0)");
    assertThat(request.expressionAttributeNames()).containsValues("PK", "SK", "_et");
  }

  @Test
  void theKeyOfAnotherEntityIsNoMark() {
    change("CRANE", "_et", "");

    assertThat(yard.execute(YardCraneEntity.get("north", 7))).isEmpty();
    assertThat(yard.execute(YardVehicleCollection.parked("north")).items()).containsExactly(lorry);
    assertThat(yard.execute(YardVehicleCollection.parked("north").count())).isEqualTo(1);
  }

  @Test
  void aFilterOnTheOthersLetsItPass() {
    assertThat(
            yard.execute(YardVehicleCollection.parked("north").filter(YardCraneEntity.NUMBER.lt(3)))
                .items())
        .containsExactly(lorry);
  }

  @Test
  void updatesKeepVersionsAndEncryption() {
    Lorry after = yard.execute(YardLorryEntity.update("north", "x").load("salt"));

    assertThat(after).isEqualTo(new Lorry("north", "x", "salt", 2));
    assertThatThrownBy(() -> yard.execute(YardLorryEntity.put(lorry)))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason())
                    .isEqualTo(ConditionFailedException.Reason.STALE_VERSION));
    assertThatThrownBy(() -> yard.execute(YardLorryEntity.put(lorry).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("there is already the Lorry PK=");
  }

  @Test
  void changesOfAnyTenantAreRead() {
    ChangeReader<Vehicle> changes = new ChangeReader<>(YardVehicleCollection.type());

    List<Map<String, AttributeValue>> items = table.items();

    assertThat(items).hasSize(3).allMatch(item -> changes.read(Map.of(), item).isPresent());
  }

  @Test
  void theyAreVerifiedTogether() {
    assertThat(yard.execute(VerifyItems.of(YardTable.type())).entities())
        .extracting(EntityItems::entity, EntityItems::unchanged)
        .containsExactlyInAnyOrder(tuple("Lorry", 1L), tuple("Crane", 1L));
  }
}
