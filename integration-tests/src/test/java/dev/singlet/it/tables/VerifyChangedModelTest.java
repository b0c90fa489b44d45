package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.tables.model.HerbariumTable;
import dev.singlet.it.tables.model.Nursery.Gardener;
import dev.singlet.it.tables.model.Nursery.Plant;
import dev.singlet.it.tables.model.NurseryGardenerEntity;
import dev.singlet.it.tables.model.NurseryPlantEntity;
import dev.singlet.it.tables.model.NurseryTable;
import dev.singlet.tables.MarkItems;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.ItemsReport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that were written before the model was changed, or by a program with another model. */
class VerifyChangedModelTest {

  @RegisterExtension final LocalTable nursery = LocalTable.of(NurseryTable.SCHEMA);
  @RegisterExtension final LocalTable herbarium = LocalTable.of(HerbariumTable.SCHEMA);

  private static void store(LocalTable table, Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.client().context().tableName()).item(item));
  }

  private static Map<String, AttributeValue> rose(Map<String, String> changes) {
    Map<String, AttributeValue> item =
        new HashMap<>(NurseryPlantEntity.toItem(new Plant("rose", "NORTH", null)));
    changes.forEach((name, value) -> item.put(name, AttributeValue.fromS(value)));
    return item;
  }

  private static Map<String, AttributeValue> gardener(Map<String, String> changes) {
    Map<String, AttributeValue> item =
        new HashMap<>(NurseryGardenerEntity.toItem(new Gardener("kim", "-", null)));
    changes.forEach((name, value) -> item.put(name, AttributeValue.fromS(value)));
    return item;
  }

  private ItemsReport verify() {
    return nursery.client().execute(VerifyItems.of(NurseryTable.type()));
  }

  private static ItemDifference one(
      Kind kind, String attribute, String key, String stored, String written) {
    return new ItemDifference(kind, attribute, 1, List.of(new ItemSample(key, stored, written)));
  }

  @Test
  void anIndexKeyThatSaysSomethingElseThanTheAttributesIsNoForm() {
    store(nursery, gardener(Map.of("GSI1PK", "TEAM#TX")));

    ItemsReport report = verify();

    assertThat(report.differences())
        .containsExactly(
            one(
                Kind.OTHER_INDEX_KEY,
                "GSI1PK",
                "PK=GARDENER#kim, SK=GARDENER",
                "\"TEAM#TX\"",
                "\"TEAM#-\""));
    assertThat(report.fitsModel()).isFalse();
    assertThat(report.toString()).doesNotContainIgnoringCase("put the items again");
  }

  @Test
  void anIndexKeyWithAValueThatIsNowhereElseIsNotToBeLost() {
    store(nursery, gardener(Map.of("GSI2PK", "AGE#041", "GSI2SK", "kim")));

    ItemsReport report = verify();

    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute)
        .containsExactly(tuple(Kind.LEFT_OVER, "GSI2PK"), tuple(Kind.LEFT_OVER, "GSI2SK"));
    assertThat(report.toString()).contains("declare a component for it first");
  }

  @Test
  void indexKeysOfMigratedValuesAreCompared() {
    Map<String, AttributeValue> older = rose(Map.of("zone", "north", "GSI1PK", "ZONE#north"));
    older.remove("_v");
    store(nursery, older);

    ItemsReport report = verify();

    String key = "PK=PLANT#rose, SK=PLANT";
    assertThat(report.differences())
        .containsExactly(
            one(Kind.STALE_INDEX_KEY, "GSI1PK", key, "\"ZONE#north\"", "\"ZONE#NORTH\""),
            one(Kind.OLDER_VERSION, "_v", key, "", "2"));
    assertThat(report.breaksModel()).isTrue();
  }

  @Test
  void indexKeysThatAnOlderItemLacksAreMissing() {
    Map<String, AttributeValue> older = rose(Map.of("zone", "north"));
    List.of("_v", "GSI1PK", "GSI1SK").forEach(older::remove);
    store(nursery, older);

    assertThat(verify().differences())
        .extracting(ItemDifference::kind)
        .containsExactly(Kind.MISSING, Kind.MISSING, Kind.OLDER_VERSION);
  }

  @Test
  void anOlderItemWithTheKeysOfItsMigratedRecordIsFine() {
    Map<String, AttributeValue> older = rose(Map.of());
    older.remove("_v");
    store(nursery, older);

    ItemsReport report = verify();

    assertThat(report.differences())
        .extracting(ItemDifference::kind)
        .containsExactly(Kind.OLDER_VERSION);
    assertThat(report.fitsModel()).isTrue();
  }

  @Test
  void anEntityThatWasRenamedWithoutAnAliasBreaksTheModel() {
    store(nursery, rose(Map.of("_et", "Tree")));

    ItemsReport report = verify();

    assertThat(report.differences())
        .containsExactly(one(Kind.OTHER_NAME, "Tree", "PK=PLANT#rose, SK=PLANT", "fits Plant", ""));
    assertThat(report.breaksModel()).isTrue();
  }

  @Test
  void anItemOfAnotherPartOfTheModelBreaksNothingAndProvesNothing() {
    store(nursery, rose(Map.of("_et", "Tool", "PK", "TOOL#1", "SK", "TOOL")));

    ItemsReport report = verify();

    assertThat(report.differences())
        .extracting(ItemDifference::kind)
        .containsExactly(Kind.OTHER_ENTITY);
    assertThat(report.breaksModel()).isFalse();
    assertThat(report.compared()).isZero();
    assertThat(report.fitsModel()).isFalse();
    assertThat(report.toString()).contains(" No item was compared with an entity of the model.\n");
  }

  @Test
  void ofTwoNamesThePresentOneIsRead() {
    store(nursery, rose(Map.of("title", "Rose", "label", "rosa")));

    assertThat(verify().differences())
        .containsExactly(one(Kind.BOTH_NAMES, "label", "PK=PLANT#rose, SK=PLANT", "\"rosa\"", ""));
  }

  @Test
  void itemsAreCountedByTheOlderNamesThatTheyHave() {
    store(nursery, rose(Map.of("_et", "Shrub", "label", "rosa")));
    store(nursery, rose(Map.of("PK", "PLANT#fern", "id", "fern", "GSI1SK", "fern")));

    ItemsReport report = verify();

    assertThat(report.entities().get(0).olderNames())
        .containsExactlyInAnyOrderEntriesOf(Map.of("_et: Shrub", 1L, "caption", 0L, "label", 1L));
    assertThat(report.toString())
        .contains("Items with an older name: _et: Shrub 1 item, caption 0 items, label 1 item.");
    assertThat(report.fitsModel()).isTrue();
  }

  @Test
  void olderItemsAreCountedByTheirNamesToo() {
    Map<String, AttributeValue> older = rose(Map.of("label", "rosa"));
    older.remove("_v");
    store(nursery, older);

    assertThat(verify().entities().get(0).olderNames()).containsEntry("label", 1L);
  }

  @Test
  void anItemOfNoEntityIsExplainedByTheNearestOne() {
    Map<String, AttributeValue> nameless = gardener(Map.of("PK", "GARDENER#ann"));
    nameless.remove("_et");
    store(nursery, nameless);

    assertThat(verify().others().get(0).samples().get(0).stored())
        .startsWith("fits no entity. For Gardener, ");
  }

  @Test
  void whereKeysTellTheEntitiesTheNearestTemplateIsNamed() {
    store(
        herbarium,
        Map.of(
            "PK", AttributeValue.fromS("SHELF-a"),
            "SK", AttributeValue.fromS("SHELF"),
            "name", AttributeValue.fromS("a"),
            "room", AttributeValue.fromS("2")));

    ItemsReport report = herbarium.client().execute(VerifyItems.of(HerbariumTable.type()));

    assertThat(report.differences())
        .extracting(ItemDifference::kind)
        .containsExactly(Kind.NO_TEMPLATE);
    assertThat(report.others().get(0).samples().get(0).stored()).contains("For Shelf, ", "SHELF#a");
    assertThat(report.toString()).doesNotContain("entity attribute");
  }

  @Test
  void itemsThatTheirKeysTellAreNotMarked() {
    assertThatThrownBy(() -> MarkItems.of(HerbariumTable.type()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] MarkItems[Herbarium]: no attribute names the entities of this table, because"
                + " their keys tell them. Compare the items by VerifyItems.");
  }
}
