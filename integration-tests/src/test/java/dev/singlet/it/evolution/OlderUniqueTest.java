package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.it.evolution.model.Depot.Box;
import dev.singlet.it.evolution.model.Depot.Pallet;
import dev.singlet.it.evolution.model.Depot.Trunk;
import dev.singlet.it.evolution.model.DepotPalletEntity;
import dev.singlet.it.evolution.model.DepotTable;
import dev.singlet.it.evolution.model.DepotTrunkEntity;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates of unique values from one record to another, of items in an older form. */
class OlderUniqueTest {

  private static final Map<String, Integer> CUPS = Map.of("cup", 2);

  @RegisterExtension final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  private TableClient depot;

  @BeforeEach
  void putAnOlderItem() {
    depot = table.client();
    depot.execute(DepotTrunkEntity.put(new Trunk("1", "red", new Box("A4", "x", CUPS, 1))));
    AttributeValue box =
        AttributeValue.fromM(
            Map.of(
                "size", AttributeValue.fromS("A4"),
                "note", AttributeValue.fromS("fragile"),
                "parts", AttributeValue.fromM(Map.of("cup", AttributeValue.fromN("2")))));
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(
                        Map.of(
                            "PK", AttributeValue.fromS("TRUNK#1"),
                            "SK", AttributeValue.fromS("TRUNK")))
                    .updateExpression("REMOVE box SET #outer = :box")
                    .expressionAttributeNames(Map.of("#outer", "outer"))
                    .expressionAttributeValues(Map.of(":box", box)));
  }

  private Trunk trunk() {
    return depot.execute(DepotTrunkEntity.get("1")).orElseThrow();
  }

  private Stream<String> taken() {
    return table.items().stream()
        .map(item -> item.get("PK").s())
        .filter(key -> key.startsWith("UNIQUE#"));
  }

  @Test
  void areMade() {
    Trunk before = trunk();
    Trunk after = new Trunk("1", "blue", new Box("A5", null, CUPS, 9));

    assertThat(depot.execute(DepotTrunkEntity.update(before, after))).isEqualTo(after);
    assertThat(trunk()).isEqualTo(after);
    assertThat(taken()).containsExactly("UNIQUE#Trunk#label#blue");
    assertThat(table.items()).noneMatch(stored -> stored.containsKey("outer"));
  }

  @Test
  void areMadeOnFutures() {
    Trunk before = trunk();
    Trunk after = new Trunk("1", "blue", new Box("A5", null, CUPS, 9));

    assertThat(table.asyncClient().execute(DepotTrunkEntity.update(before, after)).join())
        .isEqualTo(after);
    assertThat(taken()).containsExactly("UNIQUE#Trunk#label#blue");
  }

  @Test
  void aValueThatNoKeyCanBeMadeOfGoes() {
    putLabel("2", "x".repeat(3000));
    putLabel("3", "y".repeat(3000));

    assertThat(depot.execute(DepotTrunkEntity.update("2").label("green")).label())
        .isEqualTo("green");
    assertThat(depot.execute(DepotTrunkEntity.delete("3"))).isTrue();
    assertThat(taken())
        .containsExactlyInAnyOrder("UNIQUE#Trunk#label#red", "UNIQUE#Trunk#label#green");
  }

  private void putLabel(String id, String label) {
    Map<String, AttributeValue> item =
        new HashMap<>(
            table.items().stream()
                .filter(each -> each.get("PK").s().equals("TRUNK#1"))
                .findFirst()
                .orElseThrow());
    item.put("PK", AttributeValue.fromS("TRUNK#" + id));
    item.put("id", AttributeValue.fromS(id));
    item.put("label", AttributeValue.fromS(label));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  @Test
  void areRefusedIfTheValueIsTaken() {
    Trunk before = trunk();
    depot.execute(DepotTrunkEntity.put(new Trunk("2", "blue", before.box())));
    Trunk after = new Trunk("1", "blue", new Box("A5", null, CUPS, 9));

    assertThatThrownBy(() -> depot.execute(DepotTrunkEntity.update(before, after)))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> assertThat(refused.reason()).isEqualTo(Reason.UNIQUE));
    assertThat(trunk()).isEqualTo(before);
  }

  @Test
  void areRefusedIfTheDocumentWasChangedMeanwhile() {
    Trunk before = trunk();
    depot.execute(DepotTrunkEntity.put(new Trunk("1", "red", new Box("A3", null, CUPS, 1))));
    Trunk after = new Trunk("1", "blue", new Box("A4", null, CUPS, 1));

    assertThatThrownBy(() -> depot.execute(DepotTrunkEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "[SGR0301] Update[Trunk TRUNK#1 / TRUNK] refused: box.remark is not there, "
                + "but in the record before the update it is \"fragile\". Read the item again.");
    assertThat(taken()).containsExactly("UNIQUE#Trunk#label#red");
  }

  /** Puts a pallet that says nothing of its tag and hall, in either way. */
  private Pallet putOlderPallet(boolean asNull) {
    Map<String, AttributeValue> item = new HashMap<>();
    item.putAll(DepotPalletEntity.toItem(new Pallet("1", null, 3, null, 2)));
    item.put("version", AttributeValue.fromN("2"));
    item.remove("tag");
    if (asNull) {
      item.put("tag", AttributeValue.fromNul(true));
      item.put("hall", AttributeValue.fromNul(true));
    }
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    Pallet read = depot.execute(DepotPalletEntity.get("1")).orElseThrow();
    assertThat(read).isEqualTo(new Pallet("1", "tag-1", 3, null, 2));
    return read;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void areMadeWhereTheValueIsADefault(boolean asNull) {
    Pallet before = putOlderPallet(asNull);
    Pallet asked = new Pallet("1", "blue", 4, null, 2);
    Pallet after = new Pallet("1", "blue", 4, null, 3);

    assertThat(depot.execute(DepotPalletEntity.update(before, asked))).isEqualTo(after);
    assertThat(taken())
        .containsExactlyInAnyOrder("UNIQUE#Trunk#label#red", "UNIQUE#Pallet#tag#blue");
    assertThat(depot.execute(DepotPalletEntity.get("1"))).contains(after);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void areMadeWhereTheScopeIsAbsent(boolean asNull) {
    Pallet before = putOlderPallet(asNull);

    depot.execute(DepotPalletEntity.update(before, new Pallet("1", "tag-1", 4, null, 2)));
    assertThat(taken()).containsExactly("UNIQUE#Trunk#label#red");

    Pallet moved = depot.execute(DepotPalletEntity.get("1")).orElseThrow();
    depot.execute(DepotPalletEntity.update(moved, new Pallet("1", "tag-1", 4, "north", 3)));
    assertThat(taken())
        .containsExactlyInAnyOrder("UNIQUE#Trunk#label#red", "UNIQUE#Pallet#place#north#4");
  }

  @Test
  void areMadeInATransactionWhereTheValueIsADefault() {
    Pallet before = putOlderPallet(false);

    depot.transact(DepotPalletEntity.update(before, new Pallet("1", "blue", 3, null, 2)));

    assertThat(taken())
        .containsExactlyInAnyOrder("UNIQUE#Trunk#label#red", "UNIQUE#Pallet#tag#blue");
  }

  @Test
  void leaveAValueToTheItemThatHasTakenTheDefaultOfAnother() {
    Pallet before = putOlderPallet(false);
    depot.execute(DepotPalletEntity.put(new Pallet("2", "tag-1", 5, null, 0)));

    depot.execute(DepotPalletEntity.update(before, new Pallet("1", "blue", 3, null, 2)));

    assertThat(taken())
        .containsExactlyInAnyOrder(
            "UNIQUE#Trunk#label#red", "UNIQUE#Pallet#tag#blue", "UNIQUE#Pallet#tag#tag-1");
  }

  @Test
  void areRefusedIfTheValueWasChangedMeanwhile() {
    Trunk before = trunk();
    depot.execute(DepotTrunkEntity.update("1").label("green"));
    Trunk after = new Trunk("1", "blue", new Box("A5", null, CUPS, 9));

    assertThatThrownBy(() -> depot.execute(DepotTrunkEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith("Read the item again.");
    assertThat(taken()).containsExactly("UNIQUE#Trunk#label#green");
  }
}
