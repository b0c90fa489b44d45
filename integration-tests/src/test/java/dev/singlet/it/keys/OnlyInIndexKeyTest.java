package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.keys.model.Depot.Parcel;
import dev.singlet.it.keys.model.Depot.ParcelKey;
import dev.singlet.it.keys.model.Depot.ParcelPlace;
import dev.singlet.it.keys.model.Depot.Stall;
import dev.singlet.it.keys.model.Depot.Status;
import dev.singlet.it.keys.model.DepotParcelEntity;
import dev.singlet.it.keys.model.DepotParcelKeyProjection;
import dev.singlet.it.keys.model.DepotParcelPlaceProjection;
import dev.singlet.it.keys.model.DepotStallEntity;
import dev.singlet.it.keys.model.DepotTable;
import dev.singlet.json.EntityJson;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Components that only the key of an index has are read out of it and written into it. */
class OnlyInIndexKeyTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  private TableClient depot() {
    return table.client().forTenant("acme");
  }

  private static Parcel parcel(String id, @Nullable String state, @Nullable String city) {
    return new Parcel(id, state, city, "ada", 7, Status.OPEN, OptionalInt.of(3), "n");
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private Map<String, AttributeValue> stored() {
    assertThat(table.items()).hasSize(1);
    return table.items().get(0);
  }

  private void store(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private void assertSound() {
    assertThat(depot().execute(VerifyItems.of(DepotTable.type())).differences()).isEmpty();
  }

  @Test
  void aPutWritesItIntoTheKeyAlone() {
    Parcel parcel = parcel("1", "TX", "Austin");
    depot().execute(DepotParcelEntity.put(parcel));

    assertThat(stored())
        .containsOnlyKeys(
            "PK", "SK", "_et", "id", "status", "note", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK",
            "GSI3PK", "GSI3SK")
        .containsEntry("GSI1PK", text("T#acme#STATE#TX"))
        .containsEntry("GSI1SK", text("CITY#Austin#1"))
        .containsEntry("GSI2PK", text("T#acme#c#ada"))
        .containsEntry("GSI2SK", text("07#1"));
    assertThat(depot().execute(DepotParcelEntity.get("1"))).contains(parcel);
    assertThat(DepotParcelEntity.fromItem(DepotParcelEntity.toItem(parcel))).isEqualTo(parcel);
    assertThat(depot().execute(DepotParcelEntity.inState("TX").city("Austin")).items())
        .containsExactly(parcel);
    assertThat(depot().execute(DepotParcelEntity.queued(3).customer("ada")).items())
        .containsExactly(parcel);
    assertThat(table.asyncClient().forTenant("acme").execute(DepotParcelEntity.get("1")).join())
        .contains(parcel);
    assertSound();
  }

  @Test
  void anItemThatLacksTheKeyLacksTheValue() {
    Parcel parcel = new Parcel("1", null, null, "ada", 7, Status.DONE, OptionalInt.empty(), "n");
    depot().execute(BatchWrite.of(DepotParcelEntity.put(parcel)));

    assertThat(stored()).doesNotContainKeys("GSI1PK", "GSI1SK", "GSI3PK", "GSI3SK");
    assertThat(depot().execute(DepotParcelEntity.get("1"))).contains(parcel);
    Parcel noted = depot().execute(DepotParcelEntity.update("1").note("m"));
    assertThat(noted.state()).isNull();
    assertSound();
  }

  @Test
  void anAttributeOfItsNameIsNotItsValue() {
    Parcel parcel = new Parcel("1", null, null, "ada", 7, Status.DONE, OptionalInt.empty(), "n");
    Map<String, AttributeValue> item = new HashMap<>(bound(parcel));
    item.put("state", text("TX"));
    store(item);

    assertThat(depot().execute(DepotParcelEntity.get("1"))).contains(parcel);
    assertThat(depot().execute(VerifyItems.of(DepotTable.type())).differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute)
        .containsExactly(org.assertj.core.groups.Tuple.tuple(ItemDifference.Kind.UNKNOWN, "state"));
  }

  private Map<String, AttributeValue> bound(Parcel parcel) {
    depot().execute(DepotParcelEntity.put(parcel));
    return stored();
  }

  @Test
  void updatesOfOtherAttributesKeepIt() {
    Parcel parcel = parcel("1", "TX", "Austin");
    Map<String, AttributeValue> before = bound(parcel);

    Parcel noted = depot().execute(DepotParcelEntity.update("1").note("m"));

    assertThat(noted.state()).isEqualTo("TX");
    Map<String, AttributeValue> expected = new HashMap<>(before);
    expected.put("note", text("m"));
    assertThat(stored()).isEqualTo(expected);
  }

  @Test
  void anUpdateRewritesTheWholeKey() {
    bound(parcel("1", "TX", "Austin"));

    Parcel moved = depot().execute(DepotParcelEntity.update("1").stateAndCity("CA", "Fresno"));

    assertThat(moved.state()).isEqualTo("CA");
    assertThat(stored())
        .containsEntry("GSI1PK", text("T#acme#STATE#CA"))
        .containsEntry("GSI1SK", text("CITY#Fresno#1"))
        .doesNotContainKeys("state", "city");
    assertThat(depot().execute(DepotParcelEntity.inState("CA")).items()).containsExactly(moved);
    Parcel nowhere = depot().execute(DepotParcelEntity.update("1").stateAndCity(null, null));
    assertThat(nowhere.city()).isNull();
    assertThat(stored()).doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(methods(DepotParcelEntity.Update.class))
        .contains("stateAndCity", "customerAndShelfAndStatusAndQueue")
        .doesNotContain("state", "city", "removeState", "customer", "status", "queue", "shelf");
    assertSound();
  }

  private static java.util.List<String> methods(Class<?> type) {
    return Stream.of(type.getMethods()).map(Method::getName).toList();
  }

  @Test
  void aValueThatNoKeyWouldHaveIsRefused() {
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> depot().execute(DepotParcelEntity.put(parcel("1", "TX", null))))
        .withMessageContaining(
            "state is only in the key attribute GSI1PK, which these values don't make. Pass null");
    assertThat(table.items()).isEmpty();
    Map<String, AttributeValue> before = bound(parcel("1", "TX", "Austin"));
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> depot().execute(DepotParcelEntity.update("1").stateAndCity("CA", null)));
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(
            () ->
                depot()
                    .execute(
                        DepotParcelEntity.update("1")
                            .customerAndShelfAndStatusAndQueue("ada", 7, Status.DONE, 3)));
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> depot().execute(DepotParcelEntity.update("1").stateAndCity("long", "x")));
    assertThat(stored()).isEqualTo(before);
    Parcel done =
        depot()
            .execute(
                DepotParcelEntity.update("1")
                    .customerAndShelfAndStatusAndQueue("bob", 8, Status.DONE, null));
    assertThat(done.customer()).isEqualTo("bob");
    assertThat(stored())
        .containsEntry("GSI2PK", text("T#acme#c#bob"))
        .doesNotContainKeys("GSI3PK", "GSI3SK");
    assertSound();
  }

  @Test
  void anUpdateOfTwoRecordsComparesTheKey() {
    Parcel before = parcel("1", "TX", "Austin");
    bound(before);
    Parcel after = new Parcel("1", "CA", "Austin", "ada", 7, Status.OPEN, OptionalInt.of(3), "n");

    assertThat(depot().execute(DepotParcelEntity.update(before, after))).isEqualTo(after);

    assertThat(stored()).containsEntry("GSI1PK", text("T#acme#STATE#CA"));
    assertThatExceptionOfType(ConditionFailedException.class)
        .isThrownBy(
            () -> depot().execute(DepotParcelEntity.update(before, parcel("1", "NY", "Albany"))));
    assertThat(depot().execute(DepotParcelEntity.get("1"))).contains(after);
    Parcel noted = new Parcel("1", "CA", "Austin", "ada", 7, Status.OPEN, OptionalInt.of(3), "m");
    assertThat(depot().execute(DepotParcelEntity.update(after, noted))).isEqualTo(noted);
    assertSound();
  }

  @Test
  void anUpsertWritesIt() {
    Parcel made =
        depot()
            .execute(DepotParcelEntity.upsert("1", "TX", "Austin", "ada", 7, Status.OPEN, 3, "n"));

    assertThat(made).isEqualTo(parcel("1", "TX", "Austin"));
    assertThat(stored()).doesNotContainKeys("state", "city", "customer", "shelf", "queue");
    assertSound();
  }

  @Test
  void anIndexOfKeysGivesIt() {
    bound(parcel("1", "TX", "Austin"));

    assertThat(
            depot()
                .execute(
                    DepotParcelEntity.ofCustomer("ada").project(DepotParcelKeyProjection.type()))
                .items())
        .containsExactly(new ParcelKey("ada", 7));
    assertThat(
            depot().execute(DepotParcelEntity.get("1").project(DepotParcelPlaceProjection.type())))
        .contains(new ParcelPlace("TX", "ada", "n"));
    assertThat(depot().execute(DepotParcelEntity.ofCustomer("ada").hydrate()).items())
        .containsExactly(parcel("1", "TX", "Austin"));
  }

  @Test
  void jsonHasIt() {
    EntityJson<Parcel> json = EntityJson.of(DepotParcelEntity.type());
    Parcel parcel = parcel("1", "TX", "Austin");

    assertThat(json.write(parcel))
        .contains("\"state\":\"TX\"", "\"customer\":\"ada\"", "\"queue\":3")
        .doesNotContain("GSI");
    assertThat(json.read(json.write(parcel))).isEqualTo(parcel);
    assertThat(json.merge(parcel, "{\"state\": null, \"city\": null}").state()).isNull();
    EntityJson<Stall> stalls = EntityJson.of(DepotStallEntity.type());
    Stall stall = new Stall(1, Optional.of("A"), 5, "ada");
    assertThat(stalls.write(stall)).contains("\"GSI1PK\":\"A\"");
    assertThat(stalls.read(stalls.write(stall))).isEqualTo(stall);
  }

  @Test
  void aKeyThatDoesNotFitIsUnreadable() {
    Map<String, AttributeValue> item = new HashMap<>(bound(parcel("1", "TX", "Austin")));
    item.put("GSI1PK", text("T#acme#COUNTY#TX"));
    store(item);
    assertThatThrownBy(() -> depot().execute(DepotParcelEntity.get("1")))
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            failure -> assertThat(failure.attribute()).isEqualTo("GSI1PK"))
        .hasMessageContaining("which is not of the form STATE#{state}");

    item.put("GSI1PK", text("T#acme#STATE#TX"));
    item.remove("GSI2PK");
    store(item);
    assertThatThrownBy(() -> depot().execute(DepotParcelEntity.get("1")))
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            failure -> assertThat(failure.attribute()).isEqualTo("GSI2PK"));
  }

  @Test
  void halfAKeyIsNotLost() {
    Map<String, AttributeValue> item = new HashMap<>(bound(parcel("1", "TX", "Austin")));
    item.remove("GSI1SK");
    store(item);

    Parcel half = depot().execute(DepotParcelEntity.get("1")).orElseThrow();
    assertThat(half.state()).isEqualTo("TX");
    assertThat(half.city()).isNull();
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> depot().execute(DepotParcelEntity.put(half)));
    assertThat(depot().execute(DepotParcelEntity.update("1").note("m")).state()).isEqualTo("TX");
    assertThat(depot().execute(VerifyItems.of(DepotTable.type())).differences()).isNotEmpty();
  }

  @Test
  void anotherPartOfItsKeyIsAskedFor() {
    TableClient depot = depot();
    depot.execute(DepotStallEntity.put(new Stall(1, Optional.of("A"), 5, "ada")));

    Stall moved = depot.execute(DepotStallEntity.update(1).GSI1PK("B", 5));

    assertThat(moved).isEqualTo(new Stall(1, Optional.of("B"), 5, "ada"));
    assertThat(stored()).containsEntry("GSI1PK", text("T#acme#HALL#B"));
    assertThatExceptionOfType(ConditionFailedException.class)
        .isThrownBy(() -> depot.execute(DepotStallEntity.update(1).GSI1PK("C", 6)));
    assertThat(depot.execute(DepotStallEntity.update(1).owner("bob")).GSI1PK()).contains("B");
    assertThat(depot.execute(DepotStallEntity.inHall("B")).items()).hasSize(1);
    assertThat(depot.execute(DepotStallEntity.update(1).gSI1PKAndRank("C", 6)).rank()).isEqualTo(6);
    assertThat(methods(DepotStallEntity.Update.class)).doesNotContain("rank", "removeRank");
    assertThat(depot.execute(DepotStallEntity.update(1).removeGSI1PK()).GSI1PK()).isEmpty();
    assertThat(stored()).doesNotContainKey("GSI1PK");
    assertSound();
  }

  @Test
  void conditionsCannotNameIt() {
    assertThat(Stream.of(DepotParcelEntity.class.getFields()).map(java.lang.reflect.Field::getName))
        .contains("STATUS", "NOTE")
        .doesNotContain("STATE", "CITY", "CUSTOMER", "SHELF", "QUEUE");
  }

  @Test
  void aSensitiveValueIsNotShown() {
    TableClient depot = depot();
    depot.execute(DepotStallEntity.put(new Stall(1, Optional.of("A"), 5, "ada")));
    Map<String, AttributeValue> item = new HashMap<>(stored());
    item.put("GSI1PK", text("T#acme#secret"));
    store(item);

    assertThatThrownBy(() -> depot.execute(DepotStallEntity.get(1)))
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            failure -> assertThat(failure.reason()).doesNotContain("secret"));
    assertThatThrownBy(
            () -> depot.execute(DepotStallEntity.put(new Stall(1, Optional.of("hush"), null, "x"))))
        .isInstanceOf(ValidationException.class)
        .message()
        .doesNotContain("hush");
  }
}
