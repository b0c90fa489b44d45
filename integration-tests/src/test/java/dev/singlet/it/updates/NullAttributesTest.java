package dev.singlet.it.updates;

import static dev.singlet.it.updates.model.ParcelsParcelEntity.NOTE;
import static dev.singlet.it.updates.model.ParcelsParcelEntity.OPEN;
import static dev.singlet.it.updates.model.ParcelsParcelEntity.SIZE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.updates.model.Parcels.Locker;
import dev.singlet.it.updates.model.Parcels.Parcel;
import dev.singlet.it.updates.model.Parcels.Size3;
import dev.singlet.it.updates.model.ParcelsLockerEntity;
import dev.singlet.it.updates.model.ParcelsParcelEntity;
import dev.singlet.it.updates.model.ParcelsTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates of items in which another program has stored NULL, which reads take for absent. */
class NullAttributesTest {

  private static final AttributeValue NULL = AttributeValue.fromNul(true);

  @RegisterExtension final LocalTable table = LocalTable.of(ParcelsTable.SCHEMA);

  private TableClient parcels;
  private Parcel before;

  @BeforeEach
  void putItemOfAnotherProgram() {
    parcels = table.client();
    Map<String, AttributeValue> item = new HashMap<>();
    for (String name :
        List.of(
            "hall", "bay", "note", "stops", "weight", "stars", "labels", "seals", "route", "legs",
            "rating", "remarks")) {
      item.put(name, NULL);
    }
    item.put(
        "size", AttributeValue.fromM(Map.of("width", AttributeValue.fromN("1"), "height", NULL)));
    item.put("open", AttributeValue.fromM(Map.of("any", NULL)));
    put("Parcel", "PARCEL", item);
    before = parcels.execute(ParcelsParcelEntity.get("1")).orElseThrow();
  }

  private void put(String entity, String prefix, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", AttributeValue.fromS(prefix + "#1"));
    item.put("SK", AttributeValue.fromS(prefix));
    item.put("_et", AttributeValue.fromS(entity));
    item.put("id", AttributeValue.fromS("1"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  private Parcel updated(UnaryOperator<ParcelsParcelEntity.Update> change) {
    Parcel updated = parcels.execute(change.apply(ParcelsParcelEntity.update("1")));
    assertThat(parcels.execute(ParcelsParcelEntity.get("1"))).contains(updated);
    return updated;
  }

  @Test
  void anIncrementStartsFromTheDefault() {
    Parcel parcel =
        updated(
            update ->
                update.incrementStops(2).incrementStars(1).incrementWeight(new BigDecimal("0.5")));

    assertThat(parcel.stops()).isEqualTo(2);
    assertThat(parcel.stars()).isEqualTo(6);
    assertThat(parcel.weight()).contains(new BigDecimal("0.5"));
    assertThat(updated(update -> update.increment(SIZE.HEIGHT, 3)).size())
        .isEqualTo(new Size3(1, 3, null));
  }

  @Test
  void theConstraintsHoldForIt() {
    assertThatThrownBy(() -> updated(update -> update.incrementStops(11)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "stops is NULL, and incremented by 11 it must be at least -2147483648 and at most 10");
    assertThatThrownBy(() -> updated(update -> update.addToSeals("a", "b", "c")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("seals is NULL, and with 3 elements more it must have at most 2");
    assertThatThrownBy(() -> updated(update -> update.appendToLegs("a")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("legs is NULL, and with 1 element more it must have at least 2");
  }

  @Test
  void elementsAreAddedToTheDefault() {
    Parcel parcel =
        updated(
            update -> update.appendToRoute("hub").addToLabels("fragile").addToSeals("s1", "s2"));

    assertThat(parcel.route()).containsExactly("depot", "hub");
    assertThat(parcel.labels()).containsExactly("fragile");
    assertThat(parcel.seals()).containsExactlyInAnyOrder("s1", "s2");
  }

  @Test
  void toADefaultMadeOfOthersTheyAreNot() {
    assertThatThrownBy(() -> updated(update -> update.appendToRemarks("late")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("remarks is NULL, and its default is made of others");
    assertThatThrownBy(() -> updated(update -> update.incrementRating(1)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("rating is NULL, and incremented by 1 it must be");
  }

  @Test
  void elementsAreTakenFromNothing() {
    assertThat(updated(update -> update.removeFromLabels("a").removeFromSeals("b").note("kept")))
        .isEqualTo(ParcelsParcelEntity.builder(before).note("kept").build());
  }

  @Test
  void aValueIsSetIfItIsAbsent() {
    Parcel parcel = updated(update -> update.setIfAbsent(NOTE, "new").setIfAbsent(SIZE.UNIT, "cm"));

    assertThat(parcel.note()).isEqualTo("new");
    assertThat(parcel.size()).isEqualTo(new Size3(1, null, "cm"));
    assertThat(updated(update -> update.setIfAbsent(SIZE.HEIGHT, 4)).size())
        .isEqualTo(new Size3(1, 4, "cm"));
    assertThat(updated(update -> update.setIfAbsent(NOTE, "newer")).note()).isEqualTo("new");
  }

  @Test
  void aDocumentCanBeNullItself() {
    assertThat(updated(update -> update.setIfAbsent(OPEN.key("any"), Document.of(1))).open())
        .isEqualTo(Map.of("any", Document.ofNull()));
  }

  @Test
  void whatAKeyNeedsIsTakenForAbsent() {
    assertThat(updated(update -> update.hall("north", null)).hall()).isEqualTo("north");
    assertThat(updated(update -> update.bay("7", "north")).bay()).isEqualTo("7");
    assertThat(table.items().get(0)).containsEntry("GSI1SK", AttributeValue.fromS("BAY#7#1"));
  }

  @Test
  void aRecordIsTurnedIntoAnother() {
    Parcel after =
        ParcelsParcelEntity.builder(before)
            .note("new")
            .stars(4)
            .size(new Size3(1, 9, "cm"))
            .hall("north")
            .build();

    assertThat(parcels.execute(ParcelsParcelEntity.update(before, after))).isEqualTo(after);
    assertThat(parcels.execute(ParcelsParcelEntity.get("1"))).contains(after);
  }

  @Test
  void aTransactionSaysWhatIsNull() {
    assertThatThrownBy(
            () -> parcels.transact(ParcelsParcelEntity.update("1").setIfAbsent(NOTE, "new")))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("note is NULL, and NULL counts as absent. Set it instead");
  }

  @Test
  void otherTypesAreTold() {
    put("Parcel", "PARCEL", Map.of("weight", AttributeValue.fromS("heavy"), "labels", NULL));

    assertThatThrownBy(
            () ->
                parcels.execute(
                    ParcelsParcelEntity.update("1")
                        .incrementWeight(BigDecimal.ONE)
                        .addToLabels("a")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "weight is \"heavy\", but this update needs a value of the type N. Set it as a"
                + " whole");
  }

  @Test
  void anUpsertTakesThemForAbsent() {
    Parcel parcel =
        parcels.execute(
            ParcelsParcelEntity.upsert("1", null, null, Map.of())
                .incrementStops(1)
                .setIfAbsent(NOTE, "new")
                .appendToRoute("hub"));

    assertThat(parcel)
        .isEqualTo(
            ParcelsParcelEntity.builder(before)
                .stops(1)
                .note("new")
                .route(List.of("depot", "hub"))
                .open(Map.of())
                .build());
  }

  @Test
  void aUniqueValueIsNone() {
    put("Locker", "LOCKER", Map.of("code", NULL, "owner", NULL));
    Locker locker = parcels.execute(ParcelsLockerEntity.update("1").code("x7"));

    assertThat(locker).isEqualTo(new Locker("1", "x7", null));
    put("Locker", "LOCKER", Map.of("code", NULL));
    parcels.execute(ParcelsLockerEntity.delete("1"));
    assertThat(parcels.execute(ParcelsLockerEntity.get("1"))).isEmpty();
  }

  @Test
  void setsOfOtherTypesAreTold() {
    put("Parcel", "PARCEL", Map.of("labels", AttributeValue.fromNs(List.of("1"))));

    assertThatThrownBy(
            () -> parcels.execute(ParcelsParcelEntity.update("1").removeFromLabels("a", "b")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("labels is <1>, but this update needs a value of the type SS");
  }
}
